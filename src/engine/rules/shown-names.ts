import { sanitizeName } from '../text';
import type { RuleBook } from './rule-book';

const cleaned = new WeakMap<RuleBook, RuleBook>();

/** Replaces a name without visible characters. */
const NAME_PLACEHOLDER = '?';

const nameOf = (name: string): string => sanitizeName(name) || NAME_PLACEHOLDER;

/** Sanitizes the names in rules (see `sanitizeName`); returns the same object if nothing changes. */
export function withSanitizedNames(rules: RuleBook): RuleBook {
  let shown = cleaned.get(rules);
  if (shown) return shown;
  const fixed = rules.seats.fixed.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
  shown = { ...rules, name: nameOf(rules.name), seats: { ...rules.seats, fixed } };
  if (JSON.stringify(shown) === JSON.stringify(rules)) shown = rules;
  cleaned.set(rules, shown);
  return shown;
}
