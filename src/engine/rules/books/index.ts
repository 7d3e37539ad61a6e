import type { RuleBook } from '../rule-book';
import { classic } from './classic';
import { configured } from './configured';
import { crossword } from './crossword';
import { scrabbkle } from './scrabbkle';
import { scraebbkle } from './scraebbkle';

export { classic, configured, crossword, scrabbkle, scraebbkle };

/** All built-in rule books, the default first. */
export const RULE_BOOKS: readonly RuleBook[] = [
  scraebbkle,
  scrabbkle,
  classic,
  crossword,
  configured,
];
