/** What reads boards with tiles on them: a part of the page that comes when such a file is met. */
export { parseBoardFile } from '../engine';
