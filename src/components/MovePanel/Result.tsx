import { useMemo, useState } from 'react';
import { type GameResult, type GameSummary, summaryOf, type View } from '../../engine';
import {
  bestMoveText,
  chartTitle,
  courseSentence,
  DRAWS_VERIFIED,
  drawsOutcomeSentence,
  endSentence,
  finalScoreNote,
  finalScoreSentence,
  GAME_OVER,
  helpSentences,
  longestWordText,
  NO_WORDS_LAID,
  winnerSentence,
} from '../../messages';
import { useActions, useGame } from '../game-context';
import { LeadPlot } from '../GameSummary/LeadPlot';
import { SummaryDialog } from '../GameSummary/SummaryDialog';
import { Button } from '../ui';
import { NoticeLine } from './NoticeLine';
import './result.css';

interface Over {
  readonly view: View;
  readonly result: GameResult;
  readonly summary: GameSummary;
}

/** Who won, what the page has to say, and the final scores; scrolled where there are many. */
function Scores({ view, result }: Over) {
  return (
    <div className="result__scores" tabIndex={0} role="region" aria-label="Final scores">
      <h2>{GAME_OVER}</h2>
      <p className="result__winner">{winnerSentence(view, result)}</p>
      <NoticeLine />
      <ul>
        {result.finalScores.map((score, seat) => (
          <li key={seat}>
            {finalScoreSentence(view, seat, score)}{' '}
            <span className="result__deduction">{finalScoreNote(view, result, seat)}</span>
          </li>
        ))}
        <li className="result__deduction">{endSentence(view, result)}</li>
        {helpSentences(view, view.turns).map((sentence) => (
          <li key={sentence} className="result__deduction">
            {sentence}
          </li>
        ))}
        <Draws view={view} />
      </ul>
    </div>
  );
}

/** Whether the draws of a game with others have been verified; what is wrong with them, if anything. */
function Draws({ view }: Pick<Over, 'view'>) {
  const online = useGame((state) => state.online);
  const draws = online?.role === 'guest' ? online.state.draws : undefined;
  if (!draws) return null;
  const isVerified = draws.kind === 'verified' && draws.result.ok;
  const isWrong = !isVerified && draws.kind !== 'not-joint';
  return (
    <li className={isWrong ? 'result__wrong' : 'result__deduction'}>
      {isVerified ? DRAWS_VERIFIED : drawsOutcomeSentence(view, draws)}
    </li>
  );
}

/** The words that the game is remembered by. */
function Words({ view, summary: { bestMove, longestWord } }: Over) {
  if (!bestMove || !longestWord) return <p className="result__words">{NO_WORDS_LAID}</p>;
  return (
    <dl className="result__words">
      <dt>Best move</dt>
      <dd>{bestMoveText(view, bestMove)}</dd>
      <dt>Longest word</dt>
      <dd>{longestWordText(view, longestWord)}</dd>
    </dl>
  );
}

/** The lead of the winner in small. */
function Lead({ view, result, summary }: Over) {
  const seat = result.winners[0] ?? 0;
  return (
    <figure className="result__lead">
      <figcaption>{chartTitle(view, seat)}</figcaption>
      <LeadPlot name={courseSentence(view, summary)} summary={summary} seats={[seat]} seat={seat} />
    </figure>
  );
}

/** What comes after the game: another one, set up anew or with the same seats. */
function NextGame() {
  const online = useGame((state) => state.online);
  const { dealGame, openPanel } = useActions();
  const part = useGame(({ table }) => table?.online);
  if (online?.role === 'host' && part === 'host') {
    return (
      <Button tone="main" disabled={online.state.isDealing} onClick={dealGame}>
        Rematch
      </Button>
    );
  }
  if (part === 'guest') {
    return (
      <Button tone="main" onClick={() => openPanel('online')}>
        Table
      </Button>
    );
  }
  return (
    <Button tone="main" onClick={() => openPanel('set-up')}>
      New game
    </Button>
  );
}

/** The end of the game: the scores, who won, and what there is to tell of it. */
export function Result() {
  const view = useGame(({ table }) => table?.view);
  const [isTelling, setTelling] = useState(false);
  const summary = useMemo(() => view && summaryOf(view), [view]);
  const result = view?.result;
  if (!result || !summary) return null;
  const over: Over = { view, result, summary };
  return (
    <div className="result">
      <Scores {...over} />
      <Words {...over} />
      <Lead {...over} />
      <div className="result__buttons">
        <Button onClick={() => setTelling(true)}>Story</Button>
        <NextGame />
      </div>
      {isTelling && <SummaryDialog {...over} onClose={() => setTelling(false)} />}
    </div>
  );
}
