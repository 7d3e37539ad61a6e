import { readFileSync } from 'node:fs';
import { type Color, parse } from 'culori';

export interface Look {
  readonly name: string;
  readonly isHighContrast: boolean;
  /** Colours by token, without the dashes. */
  readonly colours: ReadonlyMap<string, Color>;
}

/** Attributes of the root element that select a look in tokens.css. */
interface Root {
  readonly theme: 'light' | 'dark';
  readonly contrast?: 'more';
}

interface Block {
  readonly conditions: readonly (readonly [attribute: string, value: string])[];
  readonly colours: readonly (readonly [token: string, colour: Color])[];
}

const BLOCK = /^:root((?:\[data-[a-z]+="[a-z]+"\])*) \{([^}]*)\}/gm;
const CONDITION = /\[data-([a-z]+)="([a-z]+)"\]/g;
const TOKEN = /--([\w-]+):\s*([^;]+);/g;

function blocksOf(css: string): readonly Block[] {
  return [...css.matchAll(BLOCK)].map(([, attributes = '', tokens = '']) => ({
    conditions: [...attributes.matchAll(CONDITION)].map(
      ([, attribute = '', value = '']) => [attribute, value] as const,
    ),
    colours: [...tokens.matchAll(TOKEN)].flatMap(([, token = '', value = '']) => {
      const colour = parse(value);
      return colour ? [[token, colour] as const] : [];
    }),
  }));
}

/** Colours for a root element with these attributes; as in the cascade, the more specific block wins. */
function coloursOf(blocks: readonly Block[], root: Root): ReadonlyMap<string, Color> {
  const attributes = new Map(Object.entries(root));
  const matching = blocks
    .filter(({ conditions }) => conditions.every(([name, value]) => attributes.get(name) === value))
    .toSorted((a, b) => a.conditions.length - b.conditions.length);
  return new Map(matching.flatMap(({ colours }) => colours));
}

const blocks = blocksOf(readFileSync(new URL('../../src/app/tokens.css', import.meta.url), 'utf8'));

const look = (name: string, root: Root): Look => ({
  name,
  isHighContrast: root.contrast === 'more',
  colours: coloursOf(blocks, root),
});

/** The four looks of the page, from the current tokens.css. */
export const LOOKS: readonly Look[] = [
  look('light', { theme: 'light' }),
  look('dark', { theme: 'dark' }),
  look('high contrast, light', { theme: 'light', contrast: 'more' }),
  look('high contrast, dark', { theme: 'dark', contrast: 'more' }),
];

/** Returns a colour by its token; throws if tokens.css does not have it. */
export function colourOf({ name, colours }: Look, token: string): Color {
  const colour = colours.get(token);
  if (!colour) throw new Error(`tokens.css has no colour --${token} in the look "${name}"`);
  return colour;
}
