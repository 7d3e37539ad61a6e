export * from './books';
export * from './files/configuration';
export * from './files/find-file';
export * from './files/letter-bag';
export * from './files/rule-book-file';
export * from './files/tile-set';
export * from './rule-book';
export { ruleBookSchema } from './schema';
export { withBag } from './with-bag';
