import { Fragment, useMemo } from 'react';
import {
  BOARD,
  costOfTurns,
  DEALING,
  DRAWS_VERIFIED,
  drawsOutcomeSentence,
  endHeadline,
  ENDING,
  endSentence,
  fileScoreSentences,
  finalNote,
  finalScoreSentence,
  GAME_OVER,
  helpSentences,
  helpUsed,
  lengthOfGame,
  NO_WORDS_PLAYED,
  nameOnCard,
  pointsText,
  REMATCH,
  rematchSentences,
  undoSentences,
  unprovedSentence,
  winnerSentence,
} from '../../messages';
import type { ScreenView } from '../../table';
import {
  canRematch,
  canRequestRematch,
  type GameStore,
  isWatched,
  mayReview,
  type Online,
  representedSeat,
  sharedRematch,
  isBoardWhole,
} from '../../store';
import { type GameResult, type GameSummary, summaryOf } from '../../engine';
import { useActions, useGame, useLandmark } from '../game-context';
import { Button } from '../ui';
import { useBoardSize } from '../Board/use-board-size';
import { WhoWasAhead } from '../GameSummary/WhoWasAhead';
import { WordsNote } from '../Words/WordsNote';
import { BestWord } from './BestWord';
import { ChallengeOutcome } from './ChallengeOutcome';
import { NoticeLine } from './NoticeLine';
import './shared-rematch.css';
import './result.css';

interface OfGame {
  readonly view: ScreenView;
}

interface Over extends OfGame {
  readonly result: GameResult;
  readonly summary: GameSummary;
}

const NO_UNDOS: readonly number[] = [];

function Scores({ view, result, summary, onSummary }: Over & { readonly onSummary: () => void }) {
  const undos = useGame(({ table }) => table?.undos ?? NO_UNDOS);
  const imported = useGame(({ table }) => table?.imported);
  const lacksWords = useGame(isWordless);
  const isWhole = useGame(isBoardWhole);
  const { showWholeBoard } = useActions();
  const notes = [...fileScoreSentences(view, imported, result), ...undoSentences(view, undos)];
  return (
    <div className="result__scores" tabIndex={0} role="region" aria-label={ENDING.scores}>
      <p className="result__note">
        <span>{lengthOfGame(summary)}</span>{' '}
        <button type="button" className="result__link" onClick={onSummary}>
          {ENDING.summary}
        </button>
        <button
          type="button"
          className="result__link result__board"
          onClick={() => showWholeBoard(!isWhole)}
        >
          {isWhole ? BOARD.bestWord : BOARD.wholeBoard}
        </button>
      </p>
      <h2 ref={useLandmark('headline')} className="result__headline" tabIndex={-1}>
        {endHeadline(view, result)}
      </h2>
      <ChallengeOutcome />
      <NoticeLine />
      {lacksWords && <WordsNote />}
      <ClosingLines view={view} result={result} />
      {summary.bestMove === undefined && <p className="result__note">{NO_WORDS_PLAYED}</p>}
      {notes.map((sentence) => (
        <p key={sentence} className="result__note">
          {sentence}
        </p>
      ))}
      <Draws view={view} />
      <LargeScores view={view} result={result} />
      <HelpUsed view={view} />
    </div>
  );
}

/** The sentences that the rules prescribe for the end of a game, then its reason. */
function ClosingLines({ view, result }: Pick<Over, 'view' | 'result'>) {
  return (
    <p className="result__note">
      <strong>{GAME_OVER}</strong>{' '}
      {result.finalScores.map((score, seat) => (
        <Fragment key={seat}>
          <span>{finalScoreSentence(view, seat, score)}</span>{' '}
        </Fragment>
      ))}
      <strong>{winnerSentence(view, result)}</strong> <span>{endSentence(view, result)}</span>
    </p>
  );
}

/** How much help was used; opens to which kinds. */
function HelpUsed({ view }: OfGame) {
  const used = helpUsed(view.turns);
  if (used === '') return null;
  return (
    <details className="result__hints">
      <summary>
        {used} <span className="result__link">{ENDING.helpDetails}</span>
      </summary>
      <ul>
        {helpSentences(view, view.turns).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the draws of an online game were verified, or what is wrong with them. */
function Draws({ view }: OfGame) {
  const online = useGame((state) => state.online);
  const { draws, unproved = 0 } = online?.role === 'guest' ? online.state : {};
  if (!draws) return null;
  const isVerified = draws.kind === 'verified' && draws.result.ok;
  const isWhole = isVerified && draws.result.value.late.length === 0;
  const isWrong = !isVerified && draws.kind !== 'not-joint';
  return (
    <>
      <p className={isWrong ? 'result__wrong' : 'result__note'}>
        {isWhole ? DRAWS_VERIFIED : drawsOutcomeSentence(view, draws)}
      </p>
      {unproved > 0 && <p className="result__wrong">{unprovedSentence(unproved)}</p>}
    </>
  );
}

function LargePoints({ seat, points }: { readonly seat: number; readonly points: number }) {
  return (
    <span ref={useLandmark(`final-score ${seat}`)} className="large-score__points">
      {pointsText(points)}
    </span>
  );
}

/** The final scores in large figures. */
function LargeScores({ view, result }: Pick<Over, 'view' | 'result'>) {
  const isCrowded = view.seats.length > 2;
  return (
    <ul className={isCrowded ? 'large-scores large-scores--crowded' : 'large-scores'}>
      {result.finalScores.map((points, seat) => {
        const note = finalNote(view, result, seat);
        const isWinner = result.winners.includes(seat);
        return (
          <li key={seat} className={isWinner ? 'large-score large-score--winner' : 'large-score'}>
            <LargePoints seat={seat} points={points} />{' '}
            <span className="large-score__name">{nameOnCard(view, seat)}</span>{' '}
            {note && <span className="large-score__note">{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a rematch is impossible because the game's words are not available. */
const isWordless = (state: GameStore): boolean =>
  state.table?.online === undefined && state.words.kind !== 'loading' && !canRematch(state);

type Shared = Exclude<Online, { readonly role: 'visitor' }>;

function SharedRematch({ online }: { readonly online: Shared }) {
  const seats = useGame(({ table }) => table?.view.seats);
  const { dealGame, wantRematch } = useActions();
  const rematch = sharedRematch(online, seats ?? []);
  const own = representedSeat(online);
  const isDealing = online.role === 'host' && online.state.isDealing;
  const { asker, accepted = [], missing = [], isOnlyAwayMissing } = rematch ?? {};
  const isWanted = own !== undefined && (own === asker || accepted.includes(own));
  const canStart = online.role === 'host' && isWanted && isOnlyAwayMissing && missing.length > 0;
  const nameOf = (seat: number): string => online.state.seats[seat]?.name ?? '';
  const otherName = (seat: number) => (seat === own ? undefined : nameOf(seat));
  const sentences =
    asker !== undefined &&
    rematchSentences({
      asker: otherName(asker),
      accepted: accepted.map(otherName),
      missing: missing.filter((seat) => seat !== own).map(nameOf),
    });
  const answer = isWanted ? REMATCH.withdraw : REMATCH.accept;
  return (
    <>
      {(sentences || isDealing) && (
        <p className="shared-rematch">
          <span>{sentences ? sentences.join(' ') : DEALING}</span>{' '}
          {canStart && <Button onClick={dealGame}>{REMATCH.start}</Button>}
        </p>
      )}
      <Button
        tone={isWanted ? 'plain' : 'main'}
        disabled={isDealing || !canRequestRematch(online)}
        onClick={() => wantRematch(!isWanted)}
      >
        {rematch ? answer : ENDING.rematch}
      </Button>
    </>
  );
}

/**
 * Starts another game with the same players; at a shared table all of them must accept. After the game of another person
 * it starts one with the same bag instead.
 */
function Rematch() {
  const online = useGame((state) => state.online);
  const part = useGame(({ table }) => table?.online);
  const canBegin = useGame(canRematch);
  const isOthers = useGame(isWatched);
  const { playSameBag, rematch } = useActions();
  if (isOthers) {
    return (
      <Button tone="main" onClick={() => void playSameBag()}>
        {ENDING.playSameBag}
      </Button>
    );
  }
  if (part && online && online.role !== 'visitor') return <SharedRematch online={online} />;
  return (
    <Button tone="main" disabled={!canBegin} onClick={rematch}>
      {ENDING.rematch}
    </Button>
  );
}

/** The turns of this game if all have been reviewed. */
const reviewedTurns = ({ review, table }: GameStore) =>
  review?.state === 'done' && review.recordId === table?.recordId ? review.turns : undefined;

/** Invites the people at this screen to the review of their turns; says what they cost once that is known. */
function Missed({ view }: OfGame) {
  const reviewed = useGame(reviewedTurns);
  const { seeMissed } = useActions();
  const isOwn = view.sender === undefined && view.seats.some(({ player }) => player === 'human');
  if (!isOwn) return null;
  return (
    <button type="button" className="missed" onClick={() => void seeMissed()}>
      <strong>{ENDING.missed}</strong>
      <span className="missed__note">
        {reviewed
          ? costOfTurns(reviewed.filter(({ seat }) => view.seats[seat]?.player === 'human'))
          : ENDING.missedNote}
      </span>
      <svg className="missed__way" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2l4 4-4 4" />
      </svg>
    </button>
  );
}

export function Result({ view }: OfGame) {
  const canReview = useGame(mayReview);
  const { openPanel, showTab } = useActions();
  const summary = useMemo(() => summaryOf(view), [view]);
  const isOnRim = useBoardSize()?.ledge === 'rim';
  const { result } = view;
  if (!result) return null;
  const over: Over = { view, result, summary };
  return (
    <div className="result">
      <Scores {...over} onSummary={() => openPanel('summary')} />
      {!isOnRim && <BestWord />}
      <WhoWasAhead view={view} summary={summary} seat={result.winners[0] ?? 0} />
      {canReview && <Missed view={view} />}
      <div className="result__buttons">
        <Rematch />
        <Button disabled={!canReview} onClick={() => showTab('review')}>
          {ENDING.review}
        </Button>
        <Button onClick={() => openPanel('share')}>{ENDING.share}</Button>
      </div>
    </div>
  );
}
