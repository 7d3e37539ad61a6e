export * from './books';
export * from './rule-book';
export * from './configuration';
export * from './letter-bag';
export * from './rule-book-file';
export * from './tile-set-file';
