import { useMemo } from 'react';
import type { TileSet } from '../../engine';
import { type GameWords, lexiconIn } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { ListNote } from '../Words/ListNote';
import { WordsPanel } from './WordsPanel';

/** Looks words up in a list, in letters of these values. */
export function LookUpDialog(props: {
  readonly tileSet: TileSet;
  readonly words: GameWords;
  readonly onClose: () => void;
}) {
  return (
    <GameDialog title="Words" onClose={props.onClose}>
      <div className="words-panel">
        <WordsPanel tileSet={props.tileSet} words={props.words} />
      </div>
    </GameDialog>
  );
}

/** Looks words up in the list of the game on the table. */
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
    <GameDialog title="Words" onClose={close}>
      <div className="words-panel">
        <ListNote list={list} status={status} onRetry={loadWords} />
      </div>
    </GameDialog>
  );
}
