import { createGameStore } from '../store';
import { browserServices } from './services';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// What draws comes in a script of its own, so that no script keeps the page busy for long.
const drawing = import('./draw');
const { store, restore } = createGameStore(browserServices());
void Promise.all([drawing, restore()]).then(([{ draw }]) => draw(root, store));
