export * from './board';
export type * from './files/error';
export * from './files/formats';
export * from './files/scraebbkle';
export * from './square';
