/** What the store needs once a table is drawn: the player's gestures, and what a refused move is answered. */
export { GESTURES } from './draft/gestures';
export { refusalChange } from './refusal-change';
