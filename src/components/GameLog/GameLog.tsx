import { formatMove, passText, type RuleBook, type Turn } from '../../engine';
import {
  NO_MOVES_YET,
  pointsText,
  RECORD_AT_HOST,
  seatMark,
  signedPoints,
  transcript,
  TRANSCRIPT_COPY,
  turnInShort,
  turnTitle,
} from '../../messages';
import { useActions, useGame } from '../game-context';
import { HelpMark } from '../HelpMark/HelpMark';
import { Button, saveText, Tabs } from '../ui';
import './game-log.css';

/**
 * A turn as its player might have typed it; the tiles of an exchange are not told, and
 * nobody types a resignation.
 */
function turnText(rules: RuleBook, turn: Turn): string {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'pass':
      return passText(rules);
    case 'exchange':
    case 'resign':
      return '';
  }
}

function MoveRow({ turn, number }: { readonly turn: Turn; readonly number: number }) {
  const view = useGame(({ table }) => table?.view);
  if (!view) return null;
  return (
    <tr>
      <td className="moves__seat">
        <abbr title={turnTitle(view, turn.seat, number)}>{seatMark(turn.seat)}</abbr>
      </td>
      <th scope="row">
        {turnInShort(turn)}
        <HelpMark turn={turn} />
      </th>
      <td className="moves__text">{turnText(view.rules, turn)}</td>
      <td className="moves__points">{turn.kind === 'play' ? signedPoints(turn.score) : '0'}</td>
      <td className="moves__points">{pointsText(turn.total)}</td>
    </tr>
  );
}

const NO_TURNS: readonly Turn[] = [];

function Moves() {
  const turns = useGame(({ table }) => table?.view.turns ?? NO_TURNS);
  return (
    <div className="game-log__scroll" tabIndex={0} role="region" aria-label="Moves played">
      <table className="moves">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Word</th>
            <th scope="col">Move</th>
            <th scope="col">Points</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {turns
            .map((turn, index) => (
              <MoveRow key={`turn ${index + 1}`} turn={turn} number={index + 1} />
            ))
            .toReversed()}
        </tbody>
      </table>
      {turns.length === 0 && <p className="game-log__empty">{NO_MOVES_YET}</p>}
    </div>
  );
}

/** A step through the game; at its end it stays where it is, and keeps the focus. */
function Step(props: {
  readonly name: string;
  readonly sign: string;
  readonly to: number;
  readonly isIdle: boolean;
}) {
  const { name, sign, to, isIdle } = props;
  const { showTurn } = useActions();
  return (
    <Button
      tone="quiet"
      aria-label={name}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : () => showTurn(to)}
    >
      {sign}
    </Button>
  );
}

/** Steps through the game. */
function History() {
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const isFirst = shown === 0;
  const isLatest = shown === turns;
  return (
    <div className="history" role="group" aria-label="Step through the game">
      <Step name="First" sign="«" to={0} isIdle={isFirst} />
      <Step name="Previous turn" sign="‹" to={shown - 1} isIdle={isFirst} />
      <span>
        {shown} / {turns}
      </span>
      <Step name="Next turn" sign="›" to={shown + 1} isIdle={isLatest} />
      <Step name="Latest" sign="»" to={turns} isIdle={isLatest} />
    </div>
  );
}

function Transcript() {
  // The text follows the table, whose snapshot changes with every event.
  const hasRecord = useGame(({ table }) => table)?.hasRecord ?? false;
  const actions = useActions();
  const { say } = actions;
  const text = actions.transcript(transcript);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'remark', headline: TRANSCRIPT_COPY.copied });
    } catch {
      say({ tone: 'remark', headline: TRANSCRIPT_COPY.refused });
    }
  };
  return (
    <>
      <pre
        className="game-log__scroll transcript"
        tabIndex={0}
        role="region"
        aria-label="Transcript"
      >
        {hasRecord ? text : RECORD_AT_HOST}
      </pre>
      <div className="history">
        <Button disabled={!hasRecord} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          disabled={!hasRecord}
          onClick={() => saveText('scraebbkle-transcript.txt', 'text/plain', text)}
        >
          Download
        </Button>
      </div>
    </>
  );
}

/** The moves so far, and the game in words. */
export function GameLog() {
  return (
    <section className="panel game-log" aria-label="Game so far">
      <Tabs
        label="Game so far"
        tabs={[
          {
            name: 'Moves',
            panel: (
              <>
                <Moves />
                <History />
              </>
            ),
          },
          { name: 'Transcript', panel: <Transcript /> },
        ]}
      />
    </section>
  );
}
