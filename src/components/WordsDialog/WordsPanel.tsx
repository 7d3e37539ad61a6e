import type { TileSet } from '../../engine';
import { LOOKED_UP } from '../../messages';
import type { GameWords } from '../../store';
import { useGame } from '../game-context';
import { Tabs } from '../ui';
import { OwnWords } from './OwnWords';
import { useOwnWords } from './use-own-words';
import { WordFinder } from './WordFinder';
import './words-dialog.css';

interface ListShown {
  readonly tileSet: TileSet;
  readonly words: GameWords;
}

/** Outside games: a list with the words that a player has put beside it. */
function OwnList({ tileSet, words }: ListShown) {
  const own = useOwnWords(tileSet, words);
  return (
    <Tabs
      label="Words"
      areKept
      tabs={[
        {
          name: 'Look up',
          panel: <WordFinder tileSet={tileSet} lexicon={own.lexicon} showsAll />,
        },
        { name: 'Words of your own', panel: <OwnWords own={own} /> },
      ]}
    />
  );
}

/** Looks words up; where it is of no use to a game, a player's own can be put beside them. */
export function WordsPanel({ tileSet, words }: ListShown) {
  const help = useGame(({ table }) => table?.help ?? 'free');
  if (help === 'free') return <OwnList tileSet={tileSet} words={words} />;
  return (
    <div className="tabs__panel">
      <p className="words-panel__note">{LOOKED_UP[help]}</p>
      <WordFinder tileSet={tileSet} lexicon={words.lexicon} />
    </div>
  );
}
