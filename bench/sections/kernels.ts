import { allPlays, bestPlay } from './searches';
import { classicPositions } from './positions';
import type { Section } from './section';

export const kernels: Section = {
  id: 'kernels',
  title: 'The kernel in WebAssembly and as JavaScript',
  tasks: (words) => {
    const positions = classicPositions();
    return [
      allPlays('WebAssembly', words.search, positions),
      bestPlay('WebAssembly', words.search, positions),
      allPlays('JavaScript', words.inJavaScript, positions),
      bestPlay('JavaScript', words.inJavaScript, positions),
    ];
  },
};
