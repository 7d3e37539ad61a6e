import { useState } from 'react';
import { endOfEntry } from '../../engine';
import { ENTRY, leftDoubt, playerName, pointsText } from '../../messages';
import { rackText, typedTiles } from '../../store';
import { Notes } from './TurnEditor';
import { useDoubts, useEntry, useEntryActions } from './use-entry';

/** The text of a box: what was typed, until the entry has another value than the one that it left there. */
function useTyped<T>(value: T, text: string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: T }>();
  return {
    typed: typed && typed.of === value ? typed.text : text,
    type: (next: string, of: T): void => setTyped({ text: next, of }),
  };
}

/** Tiles that a player had left, as typed. */
function RackLeft({ seat, name }: { readonly seat: number; readonly name: string }) {
  const entry = useEntry((state) => state.entry);
  const { changeEntry } = useEntryActions();
  const { left } = entry.ending;
  const known = left[seat];
  const { typed, type } = useTyped(known, known ? rackText(known) : '');
  const tiles = typedTiles(entry.setup.rules, typed);
  return (
    <input
      className="text-box entry-fields__rack"
      aria-label={ENTRY.left(name)}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      aria-invalid={tiles === undefined}
      onChange={({ target }) => {
        const tilesNow = typedTiles(entry.setup.rules, target.value);
        const next = target.value.trim() === '' ? undefined : tilesNow;
        type(target.value, tilesNow ? next : known);
        if (!tilesNow) return;
        const ending = { left: left.with(seat, next) };
        changeEntry({ kind: 'change-ending', ending }, `left ${seat}`);
      }}
    />
  );
}

const isNumber = (typed: string): boolean => /^\d{0,3}$/.test(typed);

function TimePenalty({ seat, name }: { readonly seat: number; readonly name: string }) {
  const time = useEntry(({ entry }) => entry.ending.time);
  const { changeEntry } = useEntryActions();
  const lost = -(time[seat] ?? 0);
  const { typed, type } = useTyped(lost, lost === 0 ? '' : String(lost));
  return (
    <input
      className="text-box"
      aria-label={ENTRY.time(name)}
      inputMode="numeric"
      value={typed}
      placeholder={ENTRY.noPoints}
      maxLength={3}
      aria-invalid={!isNumber(typed)}
      onChange={({ target }) => {
        const isValid = isNumber(target.value);
        const next = isValid ? Number(target.value) : lost;
        type(target.value, next);
        if (!isValid) return;
        const ending = { time: time.with(seat, 0 - next) };
        changeEntry({ kind: 'change-ending', ending }, `time ${seat}`);
      }}
    />
  );
}

/** How the game ended: whether the players stopped, what they had left, and their time penalties. */
export function EndFields() {
  const entry = useEntry((state) => state.entry);
  const id = useEntry((state) => state.id);
  const { changeEntry } = useEntryActions();
  const doubted = useDoubts()?.left ?? [];
  const { setup, ending } = entry;
  const end = endOfEntry(entry);
  const names = setup.seats.map((_, seat) => playerName(setup, seat));
  return (
    <div className="entry-fields">
      <label className="entry-fields__check">
        <input
          type="checkbox"
          checked={ending.isStopped}
          onChange={({ target }) =>
            changeEntry({ kind: 'change-ending', ending: { isStopped: target.checked } })
          }
        />{' '}
        {ENTRY.stopped}
      </label>
      <table className="entry-ends">
        <thead>
          <tr>
            <th scope="col">{ENTRY.name}</th>
            <th scope="col">{ENTRY.tilesLeft}</th>
            <th scope="col">{ENTRY.penalty}</th>
          </tr>
        </thead>
        {/* Another game begins with empty boxes. */}
        <tbody key={id}>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td>
                <RackLeft seat={seat} name={name} />
              </td>
              <td>
                <TimePenalty seat={seat} name={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="entry-fields__final" role="status">
        {end?.scores ? (
          <>
            {ENTRY.final}:{' '}
            <b>
              {names
                .map((name, seat) => `${name} ${pointsText(end.scores?.[seat] ?? 0)}`)
                .join(', ')}
            </b>
          </>
        ) : end ? (
          ENTRY.unknownRacks
        ) : (
          ENTRY.notOver
        )}
      </p>
      {doubted.map((seat) => (
        <p key={seat} className="entry-form__doubt">
          {leftDoubt(names[seat] ?? '')}
        </p>
      ))}
      <Notes
        label={ENTRY.closing}
        notes={ending.notes}
        onChange={(notes, index) =>
          changeEntry({ kind: 'change-ending', ending: { notes } }, `closing ${index}`)
        }
      />
    </div>
  );
}
