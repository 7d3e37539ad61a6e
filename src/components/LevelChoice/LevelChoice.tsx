import type { ReactNode } from 'react';
import { type Level, LEVELS, type RuleBook } from '../../engine';
import { levelInShort, levelName } from '../../messages';
import { Choice } from '../ui';
import './level-choice.css';

const ANSWERS = LEVELS.map((level) => [level, levelName(level)] as const);

/** Asks how well a computer is to play. */
export function LevelChoice(props: {
  readonly question: ReactNode;
  readonly rules: RuleBook;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}) {
  const { question, rules, value, onChange } = props;
  return (
    <div className="level-choice">
      <Choice
        question={question}
        answers={ANSWERS}
        value={value}
        onChange={onChange}
        about={levelInShort(value, rules)}
      />
    </div>
  );
}
