import { CARDS, LOOK_UP, LOOKED_UP } from '../../messages';
import { lexiconIn } from '../../store';
import { useActions, useGame, useLandmark } from '../game-context';
import { ListNote } from '../Words/WordsNote';
import { Button } from '../ui';
import { type LookUpText, WordFinder } from '../WordsDialog/WordFinder';
import './look-up.css';

/** Looks up words of the game's list, beside the board. Its text outlasts a change of tabs. */
export function LookUpTab(props: {
  readonly kept: readonly [LookUpText, (text: LookUpText) => void];
}) {
  const rules = useGame(({ table }) => table?.view.rules);
  const help = useGame(({ table }) => table?.help ?? 'none');
  const list = useGame(({ wordList }) => wordList);
  const status = useGame(({ words }) => words);
  const { loadWords, openPanel } = useActions();
  const firstBox = useLandmark('look-up');
  const lexicon = lexiconIn({ words: status });
  if (!rules) return null;
  return (
    <div className="look-up">
      <ListNote list={list} status={status} onRetry={loadWords} />
      {LOOKED_UP[help] && <p className="words-panel__note">{LOOKED_UP[help]}</p>}
      <WordFinder tileSet={rules.tileSet} lexicon={lexicon} firstBox={firstBox} kept={props.kept} />
      {help === 'free' && (
        <span className="look-up__own">
          <Button onClick={() => openPanel('words')}>{LOOK_UP.addWords}</Button>
          <Button onClick={() => openPanel('cards')}>{CARDS.title}</Button>
        </span>
      )}
    </div>
  );
}
