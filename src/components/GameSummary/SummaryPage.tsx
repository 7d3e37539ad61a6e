import { useMemo, useState } from 'react';
import { type GameSummary, type RunningScore, summaryOf, type Turn } from '../../engine';
import {
  BEST_OF_GAME,
  bestMoveOf,
  helpSentences,
  leaderText,
  NO_WORDS_PLAYED,
  nameOnCard,
  playInTurnText,
  pointsText,
  showTurnLabel,
  signedPoints,
  SUMMARY,
  turnInShort,
  wordInTurnText,
} from '../../messages';
import type { ScreenView } from '../../table';
import { HelpMark } from '../HelpMark/HelpMark';
import { useActions, useGame } from '../game-context';
import { Button } from '../ui';
import { LeadChart } from './LeadChart';
import './turn-table.css';
import './summary-page.css';

/** Totals of every seat, and the leader if there are several seats. */
function Totals({ view, totals, leads }: RunningScore & { readonly view: ScreenView }) {
  return (
    <>
      {totals.map((total, seat) => (
        <td key={seat} className="turn-table__number">
          {pointsText(total)}
        </td>
      ))}
      {totals.length > 1 && (
        <td className="turn-table__leader">{leaderText(view, { totals, leads })}</td>
      )}
    </>
  );
}

function TurnRow(props: {
  readonly view: ScreenView;
  readonly turn: Turn;
  readonly number: number;
  readonly runningScore: RunningScore | undefined;
  readonly onShow: (turn: number) => void;
}) {
  const { view, turn, number, runningScore, onShow } = props;
  return (
    <tr>
      <th scope="row" className="turn-table__number">
        <Button tone="link" aria-label={showTurnLabel(number)} onClick={() => onShow(number)}>
          {number}
        </Button>
      </th>
      <td>{nameOnCard(view, turn.seat)}</td>
      <td className={turn.kind === 'play' ? 'turn-table__word' : ''}>
        <span>{turnInShort(turn)}</span>
        <HelpMark turn={turn} />
      </td>
      <td className="turn-table__number">
        {turn.kind === 'play' ? signedPoints(turn.score) : '0'}
      </td>
      {runningScore && <Totals view={view} {...runningScore} />}
    </tr>
  );
}

function TurnTable(props: {
  readonly view: ScreenView;
  readonly summary: GameSummary;
  readonly onShow: (turn: number) => void;
}) {
  const { view, summary, onShow } = props;
  const final = summary.runningScores[summary.turns + 1];
  return (
    <div className="turn-table__scroll" tabIndex={0} role="region" aria-label={SUMMARY.allTurns}>
      <table className="turn-table">
        <caption>
          <span>{SUMMARY.caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="turn-table__number">
              {SUMMARY.turn}
            </th>
            <th scope="col">{SUMMARY.player}</th>
            <th scope="col">{SUMMARY.word}</th>
            <th scope="col" className="turn-table__number">
              {SUMMARY.points}
            </th>
            {view.seats.map((_, seat) => (
              <th scope="col" key={seat} className="turn-table__number">
                {nameOnCard(view, seat)}
              </th>
            ))}
            {view.seats.length > 1 && <th scope="col">{SUMMARY.leader}</th>}
          </tr>
        </thead>
        <tbody>
          {view.turns.map((turn, index) => (
            <TurnRow
              key={`turn ${index + 1}`}
              view={view}
              turn={turn}
              number={index + 1}
              runningScore={summary.runningScores[index + 1]}
              onShow={onShow}
            />
          ))}
          {final && (
            <tr>
              <th scope="row">{SUMMARY.end}</th>
              <td colSpan={3}>{SUMMARY.finalScores}</td>
              <Totals view={view} {...final} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Words({ view, summary }: { readonly view: ScreenView; readonly summary: GameSummary }) {
  const { bestMove, bestMoves, longestWord } = summary;
  if (!longestWord) return <p>{NO_WORDS_PLAYED}</p>;
  return (
    <dl className="game-summary__words">
      {bestMoves.map((play, seat) => (
        <div key={seat}>
          <dt>
            <span>{bestMoveOf(view, seat)}</span>
            {bestMoves.length > 1 && seat === bestMove?.seat && (
              <span className="game-summary__best">{BEST_OF_GAME}</span>
            )}
          </dt>
          <dd>{play ? playInTurnText(view, play) : SUMMARY.noMove}</dd>
        </div>
      ))}
      <div>
        <dt>{SUMMARY.longestWord}</dt>
        <dd>{wordInTurnText(view, longestWord)}</dd>
      </div>
    </dl>
  );
}

function Helped({ view }: { readonly view: ScreenView }) {
  return helpSentences(view, view.turns).map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** The game in figures; choosing a turn shows it on the board. */
export function SummaryPage() {
  const now = useGame(({ table }) => table?.view);
  // While an earlier turn is on the board, the page still tells the whole game.
  const [view] = useState(now);
  const { showTurn } = useActions();
  const summary = useMemo(() => view && summaryOf(view), [view]);
  if (!view?.result || !summary) return null;
  return (
    <div className="game-summary">
      <Words view={view} summary={summary} />
      <Helped view={view} />
      <LeadChart view={view} summary={summary} winner={view.result.winners[0] ?? 0} />
      <details className="game-summary__figures">
        <summary>{SUMMARY.asTable}</summary>
        <TurnTable view={view} summary={summary} onShow={showTurn} />
      </details>
    </div>
  );
}
