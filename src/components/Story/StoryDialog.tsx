import type { GameResult, Story, View } from '../../engine';
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
import { StoryTable } from './StoryTable';
import './story-dialog.css';

/** The best move of each player and the longest word. */
function Words({ view, story }: { readonly view: View; readonly story: Story }) {
  const { bestMove, bestMoves, longestWord } = story;
  if (!longestWord) return <p>{NO_WORDS_LAID}</p>;
  return (
    <dl className="story__words">
      {bestMoves.map((play, seat) => (
        <div key={seat}>
          <dt>
            {bestMoveOf(view, seat)}
            {bestMoves.length > 1 && seat === bestMove?.seat && (
              <span className="story__best">{BEST_OF_GAME}</span>
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
export function StoryDialog(props: {
  readonly view: View;
  readonly result: GameResult;
  readonly story: Story;
  readonly onClose: () => void;
}) {
  const { view, result, story, onClose } = props;
  const { showTurn } = useActions();
  const show = (turn: number): void => {
    onClose();
    showTurn(turn);
  };
  return (
    <GameDialog title="The story of the game" onClose={onClose}>
      <div className="story">
        <Words view={view} story={story} />
        <Helped view={view} />
        <LeadChart view={view} story={story} winner={result.winners[0] ?? 0} />
        <details className="story__figures">
          <summary>As a table</summary>
          <StoryTable view={view} story={story} onShow={show} />
        </details>
      </div>
    </GameDialog>
  );
}
