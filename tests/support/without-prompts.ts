import type { RuleBook } from '../../src/engine';
import { movePrompt } from '../../src/messages';

/** A transcript without prompts, which the printed examples omit. */
export const withoutPrompts = (rules: RuleBook, text: string): string =>
  text.replaceAll(`${movePrompt(rules).join('\n')}\n`, '');
