import { useState } from 'react';
import { GAMES_REVIEW } from '../../messages';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { ChooseGames } from './ChooseGames';
import { ReviewedGames } from './ReviewedGames';
import './games-review.css';

/** Reviews games of the library in the background: first the choice, then the figures. */
export function GamesReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const hasReview = useGame(({ gamesReview }) => gamesReview !== undefined);
  const { closeGamesReview } = useActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <GameDialog title={GAMES_REVIEW.title} isWide onClose={onClose}>
      <div className="games-review">
        {hasReview ? (
          <ReviewedGames onChooseOthers={() => void closeGamesReview()} />
        ) : (
          <ChooseGames chosen={chosen} onChoose={setChosen} />
        )}
      </div>
    </GameDialog>
  );
}
