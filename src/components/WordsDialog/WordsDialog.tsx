import { useMemo } from 'react';
import type { TileSet } from '../../engine';
import { type GameWords, lexiconIn } from '../../store';
import { LOOK_UP, LOOKED_UP } from '../../messages';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { ListNote } from '../Words/WordsNote';
import { Tabs } from '../ui';
import { OwnWords, useOwnWords } from './OwnWords';
import { WordFinder } from './WordFinder';

interface ListShown {
  readonly tileSet: TileSet;
  readonly words: GameWords;
}

/** Outside games: a list with the player's custom words. */
function OwnList({ tileSet, words }: ListShown) {
  const own = useOwnWords(tileSet, words);
  return (
    <Tabs
      label={LOOK_UP.tabs}
      areKept
      tabs={[
        {
          name: LOOK_UP.finder,
          panel: <WordFinder tileSet={tileSet} lexicon={own.lexicon} showsAll />,
        },
        { name: LOOK_UP.ownWords, panel: <OwnWords own={own} /> },
      ]}
    />
  );
}

/** Looks up words. Outside games, the player can also add custom words. */
function WordsPanel({ tileSet, words }: ListShown) {
  const help = useGame(({ table }) => table?.help ?? 'free');
  if (help === 'free') return <OwnList tileSet={tileSet} words={words} />;
  return (
    <div className="tabs__panel">
      <p className="words-panel__note">{LOOKED_UP[help]}</p>
      <WordFinder tileSet={tileSet} lexicon={words.lexicon} />
    </div>
  );
}

export function LookUpDialog({ onClose, ...shown }: ListShown & { readonly onClose: () => void }) {
  return (
    <GameDialog title={LOOK_UP.title} onClose={onClose}>
      <div className="words-panel">
        <WordsPanel {...shown} />
      </div>
    </GameDialog>
  );
}

export function WordsDialog() {
  const { openPanel, loadWords } = useActions();
  const rules = useGame(({ table }) => table?.view.rules);
  const list = useGame(({ wordList }) => wordList);
  const status = useGame(({ words }) => words);
  const lexicon = lexiconIn({ words: status });
  const words = useMemo(() => lexicon && { list, lexicon }, [list, lexicon]);
  const close = (): void => openPanel(undefined);
  return rules && words ? (
    <LookUpDialog tileSet={rules.tileSet} words={words} onClose={close} />
  ) : (
    <GameDialog title={LOOK_UP.title} onClose={close}>
      <div className="words-panel">
        <ListNote list={list} status={status} onRetry={loadWords} />
      </div>
    </GameDialog>
  );
}
