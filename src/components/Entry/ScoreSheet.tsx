import { useEffect, useRef } from 'react';
import {
  changedWords,
  endOfEntry,
  outcomesOf,
  seatOfTurn,
  type TurnOutcome,
  unlistedWords,
} from '../../engine';
import {
  doubtsFound,
  ENTRY,
  enteredMove,
  enteredPoints,
  enteredTurnLabel,
  playerName,
  pointsText,
  problemsFound,
  readsNow,
} from '../../messages';
import { isBegun } from '../../store';
import { revealRow, RowButton } from '../ui';
import { useDoubts, useEntry, useEntryActions } from './use-entry';

/** Scrolls the sheet, and not the page, to the turn that is shown. */
function useRevealed(isShown: boolean) {
  const turn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = turn.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (isShown && turn.current && panel) revealRow(panel, turn.current, 'thead');
  }, [isShown]);
  return turn;
}

function NewTurn({ index }: { readonly index: number }) {
  const isLeft = useEntry((state) => isBegun(state, index));
  const isShown = useEntry(({ at, isInserting }) => at === index && !isInserting);
  const { showTurn } = useEntryActions();
  return (
    <RowButton
      ref={useRevealed(isShown)}
      className="entry-turn entry-turn--new"
      aria-current={isShown || undefined}
      onClick={() => showTurn(index)}
    >
      {ENTRY.newTurn}
      {isLeft && <small className="entry-turn__mark">{ENTRY.begun}</small>}
    </RowButton>
  );
}

function SheetTurn(props: {
  readonly outcome: TurnOutcome;
  readonly index: number;
  readonly isDoubted: boolean;
}) {
  const { outcome, index, isDoubted } = props;
  const setup = useEntry(({ entry }) => entry.setup);
  const isShown = useEntry(({ at, isInserting }) => at === index && !isInserting);
  const { showTurn } = useEntryActions();
  const lexicon = useEntry((state) => state.lexicon);
  const isLeft = useEntry((state) => isBegun(state, index));
  const unlisted = lexicon ? unlistedWords(outcome, lexicon) : [];
  const { word, place } = enteredMove(setup.rules, outcome);
  const { problem, turn, total, seat } = outcome;
  const changed = changedWords(outcome);
  const isWithdrawn = turn.move.kind === 'play' && turn.move.isWithdrawn;
  const classes = [
    'entry-turn',
    problem && 'entry-turn--misfit',
    isWithdrawn && 'entry-turn--withdrawn',
  ];
  return (
    <RowButton
      ref={useRevealed(isShown)}
      className={classes.filter(Boolean).join(' ')}
      aria-label={enteredTurnLabel(setup.rules, playerName(setup, seat), index + 1, outcome, {
        isDoubted,
        isBegun: isLeft,
        unlisted,
        changed,
      })}
      aria-current={isShown || undefined}
      onClick={() => showTurn(index)}
    >
      <span className="entry-turn__move" translate="no">
        <b>
          {word}
          {unlisted.length > 0 && <span aria-hidden="true">{ENTRY.unlistedSign}</span>}
        </b>{' '}
        <small>{place}</small>
        {turn.notes.length > 0 && (
          <i className="entry-turn__sign" aria-hidden="true">
            {ENTRY.noteSign}
          </i>
        )}
        {isDoubted && (
          <b className="entry-turn__sign entry-turn__sign--doubt" aria-hidden="true">
            {ENTRY.doubtSign}
          </b>
        )}
        {changed.length > 0 && (
          <small className="entry-turn__mark entry-turn__mark--changed">{readsNow(changed)}</small>
        )}
        {isLeft && <small className="entry-turn__mark">{ENTRY.begun}</small>}
      </span>
      <span className="entry-turn__points">{enteredPoints(outcome)}</span>
      <span className="entry-turn__total">{pointsText(total)}</span>
    </RowButton>
  );
}

/** All turns in a column for each player, with points and running scores. */
export function ScoreSheet() {
  const entry = useEntry((state) => state.entry);
  const { setup, firstSeat } = entry;
  const seats = setup.seats.length;
  const outcomes = outcomesOf(entry);
  const doubts = useDoubts()?.racks ?? [];
  const misfits = outcomes.filter(({ problem }) => problem).length;
  const end = endOfEntry(entry)?.scores;
  const rounds = Math.ceil((outcomes.length + firstSeat + 1) / seats);
  return (
    <div className="entry-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{ENTRY.turn}</span>
            </th>
            {setup.seats.map((_, seat) => (
              <th scope="col" key={seat}>
                {playerName(setup, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {setup.seats.map((_seat, seat) => {
                const index = round * seats + seat - firstSeat;
                const outcome = outcomes[index];
                return (
                  <td key={seat}>
                    {outcome && (
                      <SheetTurn
                        outcome={outcome}
                        index={index}
                        isDoubted={doubts.some(({ turn }) => turn === index)}
                      />
                    )}
                    {index === outcomes.length && seatOfTurn(entry, index) === seat && (
                      <NewTurn key={index} index={index} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {end && (
          <tfoot>
            <tr>
              <th scope="row" aria-label={ENTRY.final}>
                {ENTRY.finalSign}
              </th>
              {end.map((score, seat) => (
                <td key={seat}>{pointsText(score)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {misfits > 0 && <p className="entry-sheet__misfits">{problemsFound(misfits)}</p>}
      {doubts.length > 0 && <p className="entry-sheet__misfits">{doubtsFound(doubts.length)}</p>}
      {outcomes.length === 0 && <p className="entry-sheet__none">{ENTRY.none}</p>}
    </div>
  );
}
