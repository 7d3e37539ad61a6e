export * from './board';
export * from './files/scraebbkle';
export * from './square';
