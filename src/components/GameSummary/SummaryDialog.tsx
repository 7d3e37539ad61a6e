import type { GameResult, GameSummary, View } from '../../engine';
import {
  BEST_OF_GAME,
  bestMoveOf,
  helpSentences,
  NO_WORDS_LAID,
  playInTurnText,
  wordInTurnText,
} from '../../messages';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions } from '../game-context';
import { LeadChart } from './LeadChart';
import { TurnTable } from './TurnTable';
import './summary-dialog.css';

/** The best move of each player and the longest word. */
function Words({ view, summary }: { readonly view: View; readonly summary: GameSummary }) {
  const { bestMove, bestMoves, longestWord } = summary;
  if (!longestWord) return <p>{NO_WORDS_LAID}</p>;
  return (
    <dl className="game-summary__words">
      {bestMoves.map((play, seat) => (
        <div key={seat}>
          <dt>
            {bestMoveOf(view, seat)}
            {bestMoves.length > 1 && seat === bestMove?.seat && (
              <span className="game-summary__best">{BEST_OF_GAME}</span>
            )}
          </dt>
          <dd>{play ? playInTurnText(view, play) : 'none'}</dd>
        </div>
      ))}
      <div>
        <dt>Longest word</dt>
        <dd>{wordInTurnText(view, longestWord)}</dd>
      </div>
    </dl>
  );
}

/** Who was helped, where anybody was. */
function Helped({ view }: { readonly view: View }) {
  return helpSentences(view, view.turns).map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** What there is to tell of a game that is over. */
export function SummaryDialog(props: {
  readonly view: View;
  readonly result: GameResult;
  readonly summary: GameSummary;
  readonly onClose: () => void;
}) {
  const { view, result, summary, onClose } = props;
  const { showTurn } = useActions();
  const show = (turn: number): void => {
    onClose();
    showTurn(turn);
  };
  return (
    <GameDialog title="The story of the game" onClose={onClose}>
      <div className="game-summary">
        <Words view={view} summary={summary} />
        <Helped view={view} />
        <LeadChart view={view} summary={summary} winner={result.winners[0] ?? 0} />
        <details className="game-summary__figures">
          <summary>As a table</summary>
          <TurnTable view={view} summary={summary} onShow={show} />
        </details>
      </div>
    </GameDialog>
  );
}
