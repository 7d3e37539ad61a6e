/** What reads board files, with tiles on them or without: a part of the page that comes with the first of them. */
export { parseBoard, parseBoardFile } from '../engine';
