import { useMemo, useState } from 'react';
import {
  bestMoveText,
  DEALING,
  DRAWS_VERIFIED,
  drawsOutcomeSentence,
  endHeadline,
  ENDING,
  endSentence,
  fileScoreSentences,
  finalNote,
  finalScoreNote,
  finalScoreSentence,
  GAME_OVER,
  helpSentences,
  lengthOfGame,
  longestWordText,
  NO_WORDS_PLAYED,
  nameOnCard,
  pointsText,
  REMATCH,
  rematchSentences,
  SUMMARY,
  undoSentences,
  unprovedSentence,
  winnerSentence,
} from '../../messages';
import type { ScreenView } from '../../table';
import {
  canRematch,
  canRequestRematch,
  mayReview,
  type Online,
  representedSeat,
  sharedRematch,
} from '../../store';
import { type GameResult, type GameSummary, summaryOf } from '../../engine';
import { useActions, useGame, useLandmark } from '../game-context';
import { Button } from '../ui';
import { useBoardSize } from '../Board/use-board-size';
import { SummaryDialog } from '../GameSummary/SummaryDialog';
import { WhoWasAhead } from '../GameSummary/WhoWasAhead';
import { WordsNote } from '../Words/WordsNote';
import { BestWord } from './BestWord';
import { NoticeLine } from './NoticeLine';
import { SameBagTable } from './SameBag';
import './shared-rematch.css';
import './result.css';

interface Over {
  readonly view: ScreenView;
  readonly result: GameResult;
  readonly summary: GameSummary;
}

const NO_UNDOS: readonly number[] = [];

function Scores({ view, result, summary }: Over) {
  const undos = useGame(({ table }) => table?.undos ?? NO_UNDOS);
  const imported = useGame(({ table }) => table?.imported);
  const notes = [
    ...fileScoreSentences(view, imported, result),
    ...helpSentences(view, view.turns),
    ...undoSentences(view, undos),
  ];
  return (
    <div className="result__scores" tabIndex={0} role="region" aria-label={ENDING.scores}>
      <p className="result__deduction">{lengthOfGame(summary)}</p>
      <h2 ref={useLandmark('headline')} className="result__headline" tabIndex={-1}>
        {endHeadline(view, result)}
      </h2>
      <NoticeLine />
      <RematchNote />
      <ul>
        <li>
          <strong>{GAME_OVER}</strong>
        </li>
        {result.finalScores.map((score, seat) => (
          <li key={seat}>
            <span>{finalScoreSentence(view, seat, score)}</span>{' '}
            <span className="result__deduction">{finalScoreNote(view, result, seat)}</span>
          </li>
        ))}
        <li>
          <strong>{winnerSentence(view, result)}</strong>
        </li>
        <li className="result__deduction">{endSentence(view, result)}</li>
        {notes.map((sentence) => (
          <li key={sentence} className="result__deduction">
            {sentence}
          </li>
        ))}
        <Draws view={view} />
      </ul>
    </div>
  );
}

/** Whether the draws of an online game were verified, or what is wrong with them. */
function Draws({ view }: Pick<Over, 'view'>) {
  const online = useGame((state) => state.online);
  const { draws, unproved = 0 } = online?.role === 'guest' ? online.state : {};
  if (!draws) return null;
  const isVerified = draws.kind === 'verified' && draws.result.ok;
  const isWhole = isVerified && draws.result.value.late.length === 0;
  const isWrong = !isVerified && draws.kind !== 'not-joint';
  return (
    <>
      <li className={isWrong ? 'result__wrong' : 'result__deduction'}>
        {isWhole ? DRAWS_VERIFIED : drawsOutcomeSentence(view, draws)}
      </li>
      {unproved > 0 && <li className="result__wrong">{unprovedSentence(unproved)}</li>}
    </>
  );
}

function Words({ view, summary: { bestMove, longestWord } }: Over) {
  if (!bestMove || !longestWord) return <p className="result__words">{NO_WORDS_PLAYED}</p>;
  return (
    <dl className="result__words">
      <dt>{SUMMARY.bestMove}</dt>
      <dd>{bestMoveText(view, bestMove)}</dd>
      <dt>{SUMMARY.longestWord}</dt>
      <dd>{longestWordText(view, longestWord)}</dd>
    </dl>
  );
}

function LargePoints({ seat, points }: { readonly seat: number; readonly points: number }) {
  return (
    <span ref={useLandmark(`final-score ${seat}`)} className="large-score__points">
      {pointsText(points)}
    </span>
  );
}

/** The final scores in large figures, hidden from screen readers: the sentences above say the same. */
function LargeScores({ view, result }: Pick<Over, 'view' | 'result'>) {
  const isCrowded = view.seats.length > 2;
  return (
    <div
      className={isCrowded ? 'large-scores large-scores--crowded' : 'large-scores'}
      aria-hidden="true"
    >
      {result.finalScores.map((points, seat) => {
        const note = finalNote(view, result, seat);
        return (
          <div
            key={seat}
            className={
              result.winners.includes(seat) ? 'large-score large-score--winner' : 'large-score'
            }
          >
            <LargePoints seat={seat} points={points} />
            <span className="large-score__name">{nameOnCard(view, seat)}</span>
            {note && <span className="large-score__note">{note}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Explains why a rematch is impossible: the game's words are not available. */
function RematchNote() {
  const isWordless = useGame(
    (state) =>
      state.table?.online === undefined && state.words.kind !== 'loading' && !canRematch(state),
  );
  return isWordless ? <WordsNote /> : null;
}

type Shared = Exclude<Online, { readonly role: 'visitor' }>;

function SharedRematch({ online }: { readonly online: Shared }) {
  const seats = useGame(({ table }) => table?.view.seats);
  const { dealGame, wantRematch } = useActions();
  const rematch = sharedRematch(online, seats ?? []);
  const own = representedSeat(online);
  const isDealing = online.role === 'host' && online.state.isDealing;
  const canWish = canRequestRematch(online) && !isDealing;
  if (!rematch) {
    return (
      <>
        {isDealing && <p className="shared-rematch">{DEALING}</p>}
        <Button tone="main" disabled={!canWish} onClick={() => wantRematch(true)}>
          {ENDING.rematch}
        </Button>
      </>
    );
  }
  const nameOf = (seat: number): string => online.state.seats[seat]?.name ?? '';
  const otherName = (seat: number) => (seat === own ? undefined : nameOf(seat));
  const { asker, accepted, missing, isOnlyAwayMissing } = rematch;
  const isWanted = own !== undefined && (own === asker || accepted.includes(own));
  const canStart = online.role === 'host' && isWanted && isOnlyAwayMissing && missing.length > 0;
  const sentences = rematchSentences({
    asker: otherName(asker),
    accepted: accepted.map(otherName),
    missing: missing.filter((seat) => seat !== own).map(nameOf),
  });
  return (
    <>
      <p className="shared-rematch">
        {sentences.join(' ')} {canStart && <Button onClick={dealGame}>{REMATCH.start}</Button>}
      </p>
      <Button
        tone={isWanted ? 'plain' : 'main'}
        disabled={!canWish}
        onClick={() => wantRematch(!isWanted)}
      >
        {isWanted ? REMATCH.withdraw : REMATCH.accept}
      </Button>
    </>
  );
}

/** Starts another game with the same players; at a shared table all of them must accept. */
function Rematch() {
  const online = useGame((state) => state.online);
  const part = useGame(({ table }) => table?.online);
  const canBegin = useGame(canRematch);
  const { rematch } = useActions();
  if (part && online && online.role !== 'visitor') return <SharedRematch online={online} />;
  return (
    <Button tone="main" disabled={!canBegin} onClick={rematch}>
      {ENDING.rematch}
    </Button>
  );
}

function Review() {
  const canReview = useGame(mayReview);
  const { openPanel } = useActions();
  return (
    <Button disabled={!canReview} onClick={() => openPanel('review')}>
      {ENDING.review}
    </Button>
  );
}

export function Result() {
  const view = useGame(({ table }) => table?.view);
  const [isTelling, setTelling] = useState(false);
  const { openPanel } = useActions();
  const summary = useMemo(() => view && summaryOf(view), [view]);
  const isOnRim = useBoardSize()?.ledge === 'rim';
  const result = view?.result;
  if (!result || !summary) return null;
  const over: Over = { view, result, summary };
  return (
    <div className="result">
      <Scores {...over} />
      <LargeScores {...over} />
      {!isOnRim && <BestWord />}
      <div className="result__buttons">
        <Rematch />
        <Review />
        <Button onClick={() => openPanel('share')}>{ENDING.share}</Button>
        <Button onClick={() => setTelling(true)}>{ENDING.summary}</Button>
      </div>
      <Words {...over} />
      <SameBagTable />
      <WhoWasAhead view={view} summary={summary} seat={result.winners[0] ?? 0} />
      {isTelling && <SummaryDialog {...over} onClose={() => setTelling(false)} />}
    </div>
  );
}
