import { useMemo, useState } from 'react';
import { playerReviewsOf } from '../../engine';
import { GAMES_REVIEW, gamesReviewed, gamesReviewProgress } from '../../messages';
import type { GamesReview } from '../../store';
import { today } from '../file-name';
import { useActions, useGame } from '../game-context';
import { Button, ChosenTabs, DialogFooter, saveText } from '../ui';
import { useFocusKept } from '../use-focus-kept';
import { GamesTable } from './GamesTable';
import { PhaseTable, PlayersTable, ReasonTable } from './PlayerTables';
import { csvOf, gamesOfPlayer, reviewedOf } from './reviewed';
import { Trend } from './Trend';

function Progress({ review }: { readonly review: GamesReview }) {
  const { stopReviewingGames, continueReviewingGames } = useActions();
  const { state, games, turns } = review;
  const done = games.filter(({ figures }) => figures !== undefined).length;
  return (
    <>
      <span role="status">
        {state === 'done' && gamesReviewed(games)}
        {state === 'unavailable' && GAMES_REVIEW.unavailable}
      </span>
      {state !== 'done' && (
        <>
          <span>{gamesReviewProgress({ done, total: games.length }, turns)}</span>
          <progress
            aria-label={GAMES_REVIEW.title}
            value={done + (turns ? turns.done / Math.max(1, turns.total) : 0)}
            max={games.length}
          />
          <Button
            onClick={() =>
              void (state === 'running' ? stopReviewingGames : continueReviewingGames)()
            }
          >
            {state === 'running' ? GAMES_REVIEW.stop : GAMES_REVIEW.resume}
          </Button>
        </>
      )}
      {state === 'running' && <p className="games-review__note">{GAMES_REVIEW.background}</p>}
    </>
  );
}

/** The figures of the reviewed games: of all players, then of the one that is chosen. */
function Figures({ review }: { readonly review: GamesReview }) {
  const games = useMemo(() => reviewedOf(review.games), [review.games]);
  const players = useMemo(() => playerReviewsOf(games), [games]);
  const [chosen, setChosen] = useState<string>();
  // Back from the review of a game, the games are shown.
  const isBack = useGame(({ panel }) => panel === 'reviews');
  const [tab, setTab] = useState(isBack ? 1 : 0);
  const player =
    players.find(({ name }) => name === chosen) ??
    players.find(({ name }) => name === 'You') ??
    players[0];
  const played = useMemo(() => gamesOfPlayer(games, player?.name ?? ''), [games, player?.name]);
  if (!player) return null;
  return (
    <>
      <PlayersTable players={players} />
      {players.length > 1 && (
        <label className="games-review__player">
          {GAMES_REVIEW.player}{' '}
          <select
            className="text-box"
            value={player.name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {players.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <ChosenTabs
        label={player.name}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            name: GAMES_REVIEW.figures,
            panel: (
              <>
                <div className="games-review__columns">
                  <PhaseTable player={player} />
                  <ReasonTable player={player} />
                </div>
                {played.length > 1 && <Trend played={played} />}
              </>
            ),
          },
          { name: GAMES_REVIEW.games, panel: <GamesTable played={played} /> },
        ]}
      />
    </>
  );
}

export function ReviewedGames({ onChooseOthers }: { readonly onChooseOthers: () => void }) {
  const review = useGame(({ gamesReview }) => gamesReview);
  const place = useFocusKept<HTMLDivElement>(review?.state);
  if (!review) return null;
  const hasFigures = review.games.some(({ figures }) => Array.isArray(figures));
  const save = (): void => {
    // With a byte order mark, without which spreadsheets may take it for another encoding.
    const text = `\uFEFF${csvOf(reviewedOf(review.games))}`;
    saveText(`scraebbkle-reviews-${today()}.csv`, 'text/csv', text);
  };
  return (
    <>
      <div ref={place} className="games-review__progress" tabIndex={-1}>
        <Progress review={review} />
      </div>
      <Figures review={review} />
      <DialogFooter>
        <Button onClick={onChooseOthers}>{GAMES_REVIEW.chooseOthers}</Button>
        <Button disabled={!hasFigures} onClick={save}>
          {GAMES_REVIEW.save}
        </Button>
      </DialogFooter>
    </>
  );
}
