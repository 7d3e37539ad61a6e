export * from './books';
export * from './choices';
export * from './configuration';
export * from './letter-bag';
export * from './rule-book';
export * from './rule-book-file';
export * from './shown-names';
export * from './tile-set-file';
