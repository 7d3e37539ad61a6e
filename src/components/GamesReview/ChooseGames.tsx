import { useMemo, useState } from 'react';
import {
  cardGame,
  filesAdded,
  GAMES_REVIEW,
  gamesShown,
  joined,
  LIBRARY,
  longAgo,
  reviewChosen,
  unfinishedLeftOut,
} from '../../messages';
import type { LibraryGame } from '../../store';
import { useActions, useGame } from '../game-context';
import { CardList } from '../Library/CardList';
import { findGames, indexGames, titleOf } from '../Library/find-games';
import { Button, DialogFooter, FileButton, SearchField } from '../ui';
import { useFocusKept } from '../use-focus-kept';
import { useAddFiles } from './use-add-files';

/** A checkbox that is mixed if some of the things it stands for are chosen. */
function SelectAll(props: {
  readonly shown: number;
  readonly chosen: number;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { shown, chosen, onChange } = props;
  return (
    <label className="game-choice game-choice--all">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < shown;
        }}
        checked={shown > 0 && chosen === shown}
        disabled={shown === 0}
        onChange={({ target }) => onChange(target.checked)}
      />
      {GAMES_REVIEW.all}
    </label>
  );
}

function GameChoice(props: {
  readonly game: LibraryGame;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { game, now, isChosen, onChange } = props;
  return (
    <label className="game-choice">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b>{titleOf(game)}</b>
        <span className="game-choice__about">
          {cardGame(game.card)} · {longAgo(game.played, now)}
        </span>
      </span>
    </label>
  );
}

/** The finished games of the library, and those of files that are added to it. */
export function ChooseGames(props: {
  /** Record ids. */
  readonly chosen: ReadonlySet<string>;
  /** Gets a change, since files may come after others were chosen. */
  readonly onChoose: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;
}) {
  const { chosen, onChoose } = props;
  const { reviewGames } = useActions();
  const library = useGame((state) => state.library);
  const place = useFocusKept<HTMLParagraphElement>(library);
  const [search, setSearch] = useState('');
  const [now] = useState(() => Date.now());
  const index = useMemo(
    () => indexGames((library?.games ?? []).filter(({ card }) => card.winners)),
    [library?.games],
  );
  const unfinished = (library?.games.length ?? 0) - index.length;
  const found = useMemo(() => findGames(index, search, 'played'), [index, search]);
  const choose = (games: readonly LibraryGame[], isChosen: boolean): void =>
    onChoose((before) => {
      const next = new Set(before);
      for (const { card } of games) {
        if (isChosen) next.add(card.id);
        else next.delete(card.id);
      }
      return next;
    });
  const { add, added, isAdding } = useAddFiles((games) => choose(games, true));
  const wanted = index.flatMap(({ game }) => (chosen.has(game.card.id) ? [game] : []));
  return (
    <>
      <div className="games-review__tools">
        <SearchField label={LIBRARY.search} value={search} onChange={setSearch} />
        <SelectAll
          shown={found.length}
          chosen={found.filter(({ card }) => chosen.has(card.id)).length}
          onChange={(isChosen) => choose(found, isChosen)}
        />
      </div>
      <p ref={place} className="games-review__note" role="status" tabIndex={-1}>
        {index.length === 0
          ? GAMES_REVIEW.none
          : found.length === 0
            ? LIBRARY.noneFound
            : joined(
                [
                  gamesShown(found.length, index.length),
                  search === '' && unfinishedLeftOut(unfinished),
                ],
                ' · ',
              )}
      </p>
      <CardList label={GAMES_REVIEW.choose} items={found} keyOf={({ root }) => root}>
        {(game) => (
          <GameChoice
            game={game}
            now={now}
            isChosen={chosen.has(game.card.id)}
            onChange={(isChosen) => choose([game], isChosen)}
          />
        )}
      </CardList>
      <DialogFooter>
        <span className="games-review__said" role="status">
          {isAdding ? GAMES_REVIEW.adding : added && filesAdded(added)}
        </span>
        <FileButton
          many
          label={GAMES_REVIEW.filesLabel}
          accept=".json,application/json,.gcg"
          onChosen={(files) => void add(files)}
        >
          {GAMES_REVIEW.addFiles}
        </FileButton>
        <Button
          tone="main"
          disabled={wanted.length === 0 || isAdding}
          onClick={() => void reviewGames(wanted)}
        >
          {reviewChosen(wanted.length)}
        </Button>
      </DialogFooter>
    </>
  );
}
