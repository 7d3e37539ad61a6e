import { useState } from 'react';
import { endOfEntry } from '../../engine';
import { ENTRY, leftDoubt, playerName, pointsText } from '../../messages';
import { rackText, typedTiles } from '../../store';
import { Notes } from './TurnEditor';
import { useDoubts, useEntry, useEntryActions } from './use-entry';

/** Tiles that a player had left, as typed. */
function RackLeft({ seat, name }: { readonly seat: number; readonly name: string }) {
  const entry = useEntry((state) => state.entry);
  const { changeEntry } = useEntryActions();
  const { left } = entry.ending;
  const known = left[seat];
  const [typed, setTyped] = useState(known ? rackText(known) : '');
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
        setTyped(target.value);
        const next = typedTiles(entry.setup.rules, target.value);
        if (!next) return;
        const ending = { left: left.with(seat, target.value.trim() === '' ? undefined : next) };
        changeEntry({ kind: 'change-ending', ending });
      }}
    />
  );
}

function TimePenalty({ seat, name }: { readonly seat: number; readonly name: string }) {
  const time = useEntry(({ entry }) => entry.ending.time);
  const { changeEntry } = useEntryActions();
  const lost = -(time[seat] ?? 0);
  const [typed, setTyped] = useState(lost === 0 ? '' : String(lost));
  const isNumber = /^\d{0,3}$/.test(typed);
  return (
    <input
      className="text-box"
      aria-label={ENTRY.time(name)}
      inputMode="numeric"
      value={typed}
      placeholder={ENTRY.noPoints}
      maxLength={3}
      aria-invalid={!isNumber}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!/^\d{0,3}$/.test(target.value)) return;
        const ending = { time: time.with(seat, 0 - Number(target.value)) };
        changeEntry({ kind: 'change-ending', ending });
      }}
    />
  );
}

/** How the game ended: whether the players stopped, what they had left, and their time penalties. */
export function EndFields() {
  const entry = useEntry((state) => state.entry);
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
        <tbody>
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
        onChange={(notes) => changeEntry({ kind: 'change-ending', ending: { notes } })}
      />
    </div>
  );
}
