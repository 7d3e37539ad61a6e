/** Lazy chunk: parser for boards, with or without tiles on them. */
export { parseBoard, parseBoardFile } from '../engine';
