import { useId, useState } from 'react';
import { formatMove, passText, type RuleBook, type Turn } from '../../engine';
import { playerName, pointsText, seatMark, signedPoints, turnInShort } from '../../messages';
import { Button } from '../Button/Button';
import { useActions, useGame } from '../game-context';
import { saveText } from '../save-text';
import './game-log.css';

/** A turn as its player might have typed it; the tiles of an exchange are not told. */
function turnText(rules: RuleBook, turn: Turn): string {
  switch (turn.kind) {
    case 'play':
    case 'lost-turn':
      return formatMove(rules, { kind: 'play', play: turn.play });
    case 'pass':
      return passText(rules);
    case 'exchange':
      return '';
  }
}

function MoveRow({ turn, number }: { readonly turn: Turn; readonly number: number }) {
  const view = useGame(({ table }) => table?.view);
  if (!view) return null;
  return (
    <tr>
      <td className="moves__seat">
        <abbr title={`${playerName(view, turn.seat)}, turn ${number}`}>{seatMark(turn.seat)}</abbr>
      </td>
      <th scope="row">{turnInShort(turn)}</th>
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
      {turns.length === 0 && <p className="game-log__empty">No moves yet.</p>}
    </div>
  );
}

/** Steps through the game. */
function History() {
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const { showTurn } = useActions();
  return (
    <div className="history" role="group" aria-label="Step through the game">
      <Button tone="quiet" aria-label="First" disabled={shown === 0} onClick={() => showTurn(0)}>
        «
      </Button>
      <Button
        tone="quiet"
        aria-label="Previous turn"
        disabled={shown === 0}
        onClick={() => showTurn(shown - 1)}
      >
        ‹
      </Button>
      <span>
        {shown} / {turns}
      </span>
      <Button
        tone="quiet"
        aria-label="Next turn"
        disabled={shown === turns}
        onClick={() => showTurn(shown + 1)}
      >
        ›
      </Button>
      <Button
        tone="quiet"
        aria-label="Latest"
        disabled={shown === turns}
        onClick={() => showTurn(turns)}
      >
        »
      </Button>
    </div>
  );
}

function Transcript() {
  // The text follows the table, whose snapshot changes with every event.
  useGame(({ table }) => table);
  const { transcript, say } = useActions();
  const text = transcript();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'remark', headline: 'The transcript has been copied.' });
    } catch {
      say({ tone: 'remark', headline: 'This browser would not copy: select the text instead.' });
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
        {text}
      </pre>
      <div className="history">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveText('scraebbkle-transcript.txt', 'text/plain', text)}>
          Download
        </Button>
      </div>
    </>
  );
}

/** The moves so far, and the game in words. */
export function GameLog() {
  const [tab, setTab] = useState<'moves' | 'transcript'>('moves');
  const id = useId();
  const tabButton = (name: typeof tab, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      aria-selected={tab === name}
      aria-controls={`${id}-panel`}
      className="game-log__tab"
      onClick={() => setTab(name)}
    >
      {label}
    </button>
  );
  return (
    <section className="panel game-log" aria-label="Game so far">
      <div role="tablist" aria-label="Game so far">
        {tabButton('moves', 'Moves')}
        {tabButton('transcript', 'Transcript')}
      </div>
      <div
        className="game-log__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'moves' ? (
          <>
            <Moves />
            <History />
          </>
        ) : (
          <Transcript />
        )}
      </div>
    </section>
  );
}
