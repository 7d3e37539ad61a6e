export * from './board';
export { BOARD_FORMATS, type BoardFileError, type BoardFormat, type NumberError } from './file';
export * from './formats';
export * from './scraebbkle';
