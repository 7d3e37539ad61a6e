import { classic } from './classic';
import { configured } from './configured';
import { crossword } from './crossword';
import { scrabbkle } from './scrabbkle';
import { scraebbkle } from './scraebbkle';

export { classic, configured, crossword, scrabbkle, scraebbkle };

/** All built-in rule books, the default first. */
export const RULE_BOOKS = [scraebbkle, scrabbkle, classic, crossword, configured] as const;

/** Identifies a built-in game. */
export type GameId = (typeof RULE_BOOKS)[number]['id'];
