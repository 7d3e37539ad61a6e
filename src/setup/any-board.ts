/** Loaded on demand: the first view parses no board file. */
export { parseBoardFile } from '../engine';
