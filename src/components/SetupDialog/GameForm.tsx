import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Game, DEFAULT_LIST } from '../../setup';
import { BoardQuestion } from './BoardQuestion';
import { type FormProps, type Material, SetupForm } from './SetupForm';
import { TilesQuestion } from './TilesQuestion';
import { type ChosenBoard, useBoardChoice } from './use-board-choice';
import { asksForTiles, useTiles } from './use-tiles';
import { useWords } from './use-words';
import { WordListChoice } from './WordListChoice';

/** The set-up of a game whose rules are there: on which board, with which tiles and words. */
export function GameForm(
  props: FormProps & { readonly game: Game; readonly children?: ReactNode },
) {
  const { game, children, ...form } = props;
  const boards = useBoardChoice(game);
  const tiles = useTiles(game.rules);
  const [list, setList] = useState(DEFAULT_LIST);
  const wanted = useMemo(() => ({ rules: game.rules, list }), [game.rules, list]);
  const words = useWords(wanted);
  const [name, setName] = useState('');
  const nameBox = useRef<HTMLInputElement>(null);

  const materialOn = (chosen: ChosenBoard | undefined): Material | undefined => {
    if (!chosen || !words.usable || !tiles.chosen) return undefined;
    const { name: boardName, board, given } = chosen;
    return { board, given, boardName, words: words.usable.words, ...tiles.chosen };
  };

  const settle = async (): Promise<Material | undefined> => {
    const named = name.trim();
    const isLoaded = named === '' || named === boards.chosen?.file;
    const chosen = isLoaded ? boards.chosen : await boards.chooseNamed(named);
    if (!chosen) nameBox.current?.focus();
    return materialOn(chosen);
  };

  return (
    <SetupForm
      {...form}
      rules={game.rules}
      material={materialOn(boards.chosen)}
      settle={settle}
      usualSeed=""
      boardName={boards.chosen?.name}
      words={<WordListChoice list={list} words={words} onChange={setList} />}
    >
      {children}
      <BoardQuestion game={game} boards={boards} nameBox={nameBox} name={name} onName={setName} />
      {asksForTiles(game.rules) && <TilesQuestion rules={game.rules} tiles={tiles} />}
    </SetupForm>
  );
}
