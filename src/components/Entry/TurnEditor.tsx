import type { FormEvent } from 'react';
import { changedWords, outcomesOf, seatOfTurn } from '../../engine';
import {
  checkWords,
  ENTRY,
  enteringTurn,
  entryProblem,
  formFault,
  formWorth,
  playerName,
  rackDoubt,
  unlistedNote,
} from '../../messages';
import {
  formOutcome,
  isFormBegun,
  playText,
  suggestedMove,
  TURN_KINDS,
  type TurnForm,
} from '../../store';
import { MoveSuggestion } from '../MovePanel/MoveSuggestion';
import { Button, Field, moveFocus } from '../ui';
import { useFocusKept } from '../use-focus-kept';
import { useDoubts, useEntry, useEntryActions } from './use-entry';

/** The words and points of the move in the form, or why it is refused. */
function Verdict() {
  const state = useEntry((each) => each);
  const { rules } = state.entry.setup;
  const { fault, outcome, unlisted } = formOutcome(state);
  const { typeMove } = useEntryActions();
  const meant = suggestedMove(state);
  const offer = meant !== undefined && (
    <MoveSuggestion move={meant} onTake={() => typeMove(meant)} />
  );
  if (fault !== undefined) {
    return (
      <p className="entry-verdict">
        {formFault(rules, fault)}
        {offer}
      </p>
    );
  }
  if (!outcome) return <p className="entry-verdict" />;
  const { problem } = outcome;
  return (
    <p className={problem ? 'entry-verdict entry-verdict--misfit' : 'entry-verdict'} role="status">
      {problem ? entryProblem(rules, problem) : formWorth(outcome)}
      {!problem && unlisted.length > 0 && <small> {unlistedNote(unlisted)}</small>}
      {offer}
    </p>
  );
}

/** Why the rack of the turn is left out of the game. */
function Doubt({ name }: { readonly name: string }) {
  const at = useEntry((state) => (state.isInserting ? undefined : state.at));
  const doubt = useDoubts()?.racks.find(({ turn }) => turn === at);
  return doubt && <p className="entry-form__doubt">{rackDoubt(doubt, name)}</p>;
}

/** The box of the move: tiles and a square, tiles of an exchange, or none for a pass. */
function MoveField({ form }: { readonly form: TurnForm }) {
  const rules = useEntry(({ entry }) => entry.setup.rules);
  const { change, typeMove } = useEntryActions();
  const { kind, typed, returned } = form;
  if (kind === 'pass') return null;
  return kind === 'exchange' ? (
    <Field label={ENTRY.returned}>
      <input
        value={returned}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        onChange={({ target }) => change({ returned: target.value })}
      />
    </Field>
  ) : (
    <Field label={ENTRY.move}>
      <input
        value={typed ?? playText(rules, form)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={ENTRY.moveExample[rules.notation === 'word-square' ? 'own' : 'gcg']}
        onChange={({ target }) => typeMove(target.value)}
      />
    </Field>
  );
}

/** Notes on the game or a turn, each in its own box, or a box for the first. */
export function Notes(props: {
  readonly label: string;
  readonly notes: readonly string[];
  /** `index` is that of the box that was typed in. */
  readonly onChange: (notes: readonly string[], index: number) => void;
}) {
  const { label, notes, onChange } = props;
  const shown = notes.length > 0 ? notes : [''];
  return (
    <>
      {shown.map((note, index) => (
        <Field key={index} label={label}>
          <textarea
            rows={1}
            value={note}
            maxLength={10_000}
            onChange={({ target }) => onChange(shown.with(index, target.value), index)}
          />
        </Field>
      ))}
    </>
  );
}

/** The turn that is entered or corrected. */
export function TurnEditor() {
  const form = useEntry((state) => state.form);
  const entry = useEntry((state) => state.entry);
  const at = useEntry((state) => state.at);
  const isInserting = useEntry((state) => state.isInserting);
  const isChanged = useEntry(isFormBegun);
  const { change, enterTurn, insertBefore, removeTurn, showTurn, discard } = useEntryActions();
  const { setup, turns } = entry;
  const isNew = at >= turns.length;
  // Any change of the state may remove the button that was pressed.
  const heading = useFocusKept<HTMLHeadingElement>(useEntry((state) => state));
  /** Does what a button says that may be gone then, and takes the focus that it had. */
  const withFocus = (act: () => void) => (): void => {
    act();
    moveFocus(heading.current);
  };
  const name = playerName(setup, seatOfTurn(entry, at));
  const outcome = isInserting ? undefined : outcomesOf(entry)[at];
  const enteredWords = outcome?.turn.enteredWords;
  const changed = outcome ? changedWords(outcome) : [];
  const kinds = TURN_KINDS.filter(
    (kind) =>
      (kind !== 'withdrawn' || setup.rules.unknownWord === 'lose-turn') &&
      (kind !== 'exchange' || setup.rules.exchange !== 'none'),
  );
  const isConfirmed = changed.length > 0 && !isChanged;
  const present = isConfirmed ? ENTRY.confirm : ENTRY.change;
  const submitLabel = isInserting ? ENTRY.insert : isNew ? ENTRY.enter : present;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    enterTurn();
  };
  return (
    <form className="entry-form" onSubmit={submit} aria-label={enteringTurn(at + 1, name)}>
      <h3 ref={heading} tabIndex={-1}>
        {enteringTurn(at + 1, name)}
      </h3>
      <div className="entry-form__fields">
        <Field label={ENTRY.kind}>
          <select
            value={form.kind}
            onChange={({ target }) => {
              const kind = kinds.find((each) => each === target.value);
              if (kind) change({ kind });
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {ENTRY.kinds[kind]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={ENTRY.rack}>
          <input
            className="entry-form__rack"
            value={form.rack}
            title={ENTRY.rackHint}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            onChange={({ target }) => change({ rack: target.value })}
          />
        </Field>
        <MoveField form={form} />
        {form.kind === 'challenged' && (
          <Field label={ENTRY.awarded}>
            <input
              inputMode="numeric"
              value={form.awarded}
              maxLength={5}
              onChange={({ target }) => change({ awarded: target.value })}
            />
          </Field>
        )}
        <Notes label={ENTRY.note} notes={form.notes} onChange={(notes) => change({ notes })} />
      </div>
      <Doubt name={name} />
      {changed.length > 0 && (
        <p className="entry-form__changed">{checkWords(enteredWords ?? [], changed)}</p>
      )}
      <Verdict />
      <div className="entry-form__buttons">
        <Button type="submit" tone="main">
          {submitLabel}
        </Button>
        {!isNew && !isInserting && (
          <>
            <Button onClick={withFocus(() => insertBefore(at))}>{ENTRY.insertBefore}</Button>
            <Button onClick={withFocus(() => removeTurn(at))}>{ENTRY.remove}</Button>
          </>
        )}
        {isChanged && !isNew && <Button onClick={withFocus(discard)}>{ENTRY.discard}</Button>}
        {(!isNew || isInserting) && (
          <Button tone="quiet" onClick={withFocus(() => showTurn(turns.length))}>
            {ENTRY.newTurn}
          </Button>
        )}
      </div>
    </form>
  );
}
