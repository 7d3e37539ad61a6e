export * from './find-words';
export * from './gaddag';
export * from './lexicon';
export * from './word-graph';
export * from './word-list';
export * from './work-meter';
