import type { RuleBook } from '../../src/engine';
import { movePrompt } from '../../src/messages';

/** A transcript without what a player who is to move is asked, as the printed examples leave it out. */
export const withoutPrompts = (rules: RuleBook, text: string): string =>
  text.replaceAll(`${movePrompt(rules).join('\n')}\n`, '');
