import { sanitizeName } from '../text';
import type { RuleBook } from './rule-book';

const cleaned = new WeakMap<RuleBook, RuleBook>();

/** What a name is replaced by of which nothing can be seen. */
const UNSEEN_NAME = '?';

const nameOf = (name: string): string => sanitizeName(name) || UNSEEN_NAME;

/** The same rules with names that can be shown (see `sanitizeName`); the same object if theirs can be. */
export function withSanitizedNames(rules: RuleBook): RuleBook {
  let shown = cleaned.get(rules);
  if (shown) return shown;
  const fixed = rules.seats.fixed.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
  shown = { ...rules, name: nameOf(rules.name), seats: { ...rules.seats, fixed } };
  if (JSON.stringify(shown) === JSON.stringify(rules)) shown = rules;
  cleaned.set(rules, shown);
  return shown;
}
