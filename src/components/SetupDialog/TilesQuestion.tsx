import { useId } from 'react';
import type { RuleBook } from '../../engine';
import { letterBagReason } from '../../messages';
import { NumberField } from './NumberField';
import { Refusal } from './Refusal';
import { LETTER_VALUES, RACK_SIZES, type TilesChoice } from './use-tiles';
import { firstFault } from './whole-number';

/** Asks for the bag, what its letters are worth, and how many a rack holds. */
export function TilesQuestion(props: { readonly rules: RuleBook; readonly tiles: TilesChoice }) {
  const { rules, tiles } = props;
  const id = useId();
  const { error } = tiles;
  const values = rules.tileSet.letters.map(({ letter }, index) => ({
    what: `The value of ${letter}`,
    text: tiles.values[index] ?? '',
    range: LETTER_VALUES,
  }));
  const rackSize = { what: 'Tiles on a rack', text: tiles.rackSize, range: RACK_SIZES };
  return (
    <>
      <label className="field">
        <span>Tiles in the bag, in their order</span>
        <textarea
          value={tiles.bag}
          rows={3}
          spellCheck={false}
          autoCapitalize="characters"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => tiles.onBag(target.value)}
        />
      </label>
      <p id={`${id}-error`} className="setup__error" role="alert">
        {error && letterBagReason(error)}
      </p>
      <fieldset className="choice">
        <legend>What is each letter worth?</legend>
        <div className="letter-values">
          {rules.tileSet.letters.map(({ letter }, index) => (
            <NumberField
              key={letter}
              label={letter}
              range={LETTER_VALUES}
              errorId={`${id}-values-error`}
              value={tiles.values[index] ?? ''}
              onChange={(value) => tiles.onValue(index, value)}
            />
          ))}
        </div>
        <Refusal id={`${id}-values-error`} reason={firstFault(values)} />
      </fieldset>
      <NumberField
        label="Tiles on a rack"
        range={RACK_SIZES}
        errorId={`${id}-rack-error`}
        value={tiles.rackSize}
        onChange={tiles.onRackSize}
      />
      <Refusal id={`${id}-rack-error`} reason={firstFault([rackSize])} />
    </>
  );
}
