export * from './board';
export type * from './files/error';
export * from './files/format-names';
export * from './files/formats';
export * from './files/json';
export * from './files/scraebbkle';
export * from './square';
