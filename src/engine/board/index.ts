export * from './board';
export * from './board-json';
export { BOARD_FORMATS, type BoardFileError, type BoardFormat } from './file';
export * from './formats';
