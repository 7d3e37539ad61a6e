import { MAX_LENGTH, sanitizeName } from '../../engine';
import { defaultName, ENTRY, playerName } from '../../messages';
import { Button, Field } from '../ui';
import { GameChoice } from './GameChoice';
import { Notes } from './TurnEditor';
import { useEntry, useEntryActions, useSetup } from './use-entry';

/** Names of the players, as many as the rules allow, and who started. */
function Players() {
  const { setup, changeSetup } = useSetup();
  const firstSeat = useEntry(({ entry }) => entry.firstSeat);
  const { changeEntry } = useEntryActions();
  const { seats, rules } = setup;
  const { least, most } = rules.seats;
  const isLeast = seats.length <= least;
  const isFull = seats.length >= most;
  const add = (): void =>
    changeSetup({
      seats: [...seats, { name: defaultName(seats.length), player: 'human', skill: 1 }],
    });
  const removeLast = (): void => changeSetup({ seats: seats.slice(0, -1) });
  const rename = (seat: number, typed: string): void => {
    const name = [...typed].slice(0, MAX_LENGTH.name).join('');
    const named = sanitizeName(name) === '' ? defaultName(seat) : name;
    const renamed = seats.map((each, index) => (index === seat ? { ...each, name: named } : each));
    changeSetup({ seats: renamed }, `name ${seat}`);
  };
  return (
    <>
      {seats.map(({ name }, seat) => (
        <Field key={seat} label={ENTRY.player(seat)}>
          <input
            value={name === defaultName(seat) ? '' : name}
            placeholder={defaultName(seat)}
            autoComplete="off"
            maxLength={2 * MAX_LENGTH.name}
            onChange={({ target }) => rename(seat, target.value)}
          />
        </Field>
      ))}
      {least < most && (
        <div className="entry-fields__buttons">
          {/* Not `disabled`, which would lose the focus. */}
          <Button aria-disabled={isFull} onClick={isFull ? undefined : add}>
            {ENTRY.addPlayer}
          </Button>
          <Button aria-disabled={isLeast} onClick={isLeast ? undefined : removeLast}>
            {ENTRY.removePlayer}
          </Button>
        </div>
      )}
      {rules.firstSeat === 'drawn' && (
        <Field label={ENTRY.first}>
          <select
            value={firstSeat}
            onChange={({ target }) =>
              changeEntry({ kind: 'change-game', game: { firstSeat: Number(target.value) } })
            }
          >
            {seats.map((_, seat) => (
              <option key={seat} value={seat}>
                {playerName(setup, seat)}
              </option>
            ))}
          </select>
        </Field>
      )}
    </>
  );
}

/** Fields that are entered once: players, rules, board, words, title, description and notes. */
export function GameFields() {
  const entry = useEntry((state) => state.entry);
  const { changeEntry } = useEntryActions();
  const type = (box: 'title' | 'description', typed: string): void =>
    changeEntry({ kind: 'change-game', game: { [box]: typed } }, box);
  return (
    <div className="entry-fields">
      <Players />
      <GameChoice />
      <Field label={ENTRY.gameTitle}>
        <input
          value={entry.title}
          maxLength={200}
          onChange={({ target }) => type('title', target.value)}
        />
      </Field>
      <Field label={ENTRY.description}>
        <input
          value={entry.description}
          maxLength={1000}
          onChange={({ target }) => type('description', target.value)}
        />
      </Field>
      <Notes
        label={ENTRY.opening}
        notes={entry.notes}
        onChange={(notes, index) =>
          changeEntry({ kind: 'change-game', game: { notes } }, `opening ${index}`)
        }
      />
    </div>
  );
}
