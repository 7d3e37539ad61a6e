import type { ReactNode } from 'react';
import { isTimed, type Level, LEVELS, type RuleBook, THINKING_TIMES } from '../../engine';
import { levelInShort, levelName, THINKING_TIME_QUESTION, thinkingTimeText } from '../../messages';
import { useActions, useGame } from '../game-context';
import { Choice } from '../ui';
import './level-choice.css';

const ANSWERS = LEVELS.map((level) => [level, levelName(level)] as const);

/** Asks how long Champion thinks about a move; one setting for all games. */
function ThinkingTimeChoice() {
  const thinkingTime = useGame(({ settings }) => settings.thinkingTime);
  const { setThinkingTime } = useActions();
  return (
    <label className="level-choice__time">
      {THINKING_TIME_QUESTION}{' '}
      <select
        value={thinkingTime}
        onChange={({ target }) => {
          const chosen = THINKING_TIMES.find((each) => String(each) === target.value);
          if (chosen) setThinkingTime(chosen);
        }}
      >
        {THINKING_TIMES.map((each) => (
          <option key={each} value={each}>
            {thinkingTimeText(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function LevelChoice(props: {
  readonly question: ReactNode;
  readonly rules: RuleBook;
  /** Whether the words are those of a list that the player has loaded. */
  readonly isOwnList?: boolean;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}) {
  const { question, rules, isOwnList, value, onChange } = props;
  return (
    <div className="level-choice">
      <Choice
        question={question}
        answers={ANSWERS}
        value={value}
        onChange={onChange}
        about={levelInShort(value, rules, isOwnList)}
      />
      {isTimed(value) && <ThinkingTimeChoice />}
    </div>
  );
}
