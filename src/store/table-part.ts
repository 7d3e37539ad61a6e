/** The part of the store that only a drawn table needs: the player's gestures, and the answers to refused moves. */
export { GESTURES } from './draft/gestures';
export { refusalChange } from './refusal-change';
