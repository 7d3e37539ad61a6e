export * from './find-words';
export * from './gaddag';
export * from './lexicon';
export * from './spelling';
export * from './word-graph';
export * from './word-list';
export * from './work-meter';
