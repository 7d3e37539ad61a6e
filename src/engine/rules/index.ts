export { scraebbkle } from './books/scraebbkle';
export * from './rule-book';
export { ruleBookSchema } from './schema';
