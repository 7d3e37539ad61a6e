export * from './books';
export * from './configuration';
export * from './letter-bag';
export * from './rule-book';
export * from './rule-book-file';
export * from './schema';
export * from './tile-set-file';
