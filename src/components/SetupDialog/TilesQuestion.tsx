import { useId } from 'react';
import { LETTER_VALUE_RANGE, RACK_SIZE_RANGE, type RuleBook } from '../../engine';
import { letterBagReason, letterValueOf, QUESTIONS, TILES_LABELS } from '../../messages';
import { Field, FieldError, NumberField, Question } from '../ui';
import type { TilesChoice } from './use-tiles';
import { firstFault } from './number-fault';

/** Asks for the bag, what its letters are worth, and how many a rack holds. */
export function TilesQuestion(props: { readonly rules: RuleBook; readonly tiles: TilesChoice }) {
  const { rules, tiles } = props;
  const id = useId();
  const { error } = tiles;
  const values = rules.tileSet.letters.map(({ letter }, index) => ({
    what: letterValueOf(letter),
    text: tiles.values[index] ?? '',
    range: LETTER_VALUE_RANGE,
  }));
  const rackSize = { what: TILES_LABELS.rackSize, text: tiles.rackSize, range: RACK_SIZE_RANGE };
  return (
    <>
      <Field label={TILES_LABELS.bag}>
        <textarea
          value={tiles.bag}
          rows={3}
          spellCheck={false}
          autoCapitalize="characters"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => tiles.onBag(target.value)}
        />
      </Field>
      <FieldError id={`${id}-error`} reason={error && letterBagReason(error)} />
      <Question question={QUESTIONS.letterValues}>
        <div className="letter-values">
          {rules.tileSet.letters.map(({ letter }, index) => (
            <NumberField
              key={letter}
              label={letter}
              range={LETTER_VALUE_RANGE}
              errorId={`${id}-values-error`}
              value={tiles.values[index] ?? ''}
              onChange={(value) => tiles.onValue(index, value)}
            />
          ))}
        </div>
        <FieldError id={`${id}-values-error`} reason={firstFault(values)} />
      </Question>
      <NumberField
        label={TILES_LABELS.rackSize}
        range={RACK_SIZE_RANGE}
        errorId={`${id}-rack-error`}
        value={tiles.rackSize}
        onChange={tiles.onRackSize}
      />
      <FieldError id={`${id}-rack-error`} reason={firstFault([rackSize])} />
    </>
  );
}
