import { useEffect, useState } from 'react';
import { type Board, type LoadedBoard, plainBoard, scraebbkle } from '../../engine';
import type { Introduction } from '../../online';
import { GAMES } from '../../setup';
import { useActions } from '../game-context';
import { BoardPreview } from '../SetupDialog/BoardPreview';

type Invited = NonNullable<Introduction['board']>;

const hasShape = (board: Board, { columns, rows }: Invited): boolean =>
  board.columns === columns && board.rows === rows;

/** The picture of the board that an invitation speaks of; of a board of the host's own, the shape. */
export function InvitedBoard({ game, board }: { game: string | undefined; board: Invited }) {
  const { fetchBoard } = useActions();
  const [fetched, setFetched] = useState<LoadedBoard>();
  const known = GAMES.find(({ rules }) => rules.name === game);
  const shipped =
    known && [known.defaultBoard, ...known.otherBoards].find(({ name }) => name === board.name);
  const rules = known?.rules ?? scraebbkle;
  const file = shipped && 'file' in shipped ? shipped.file : undefined;
  useEffect(() => {
    if (file === undefined) return undefined;
    let isMounted = true;
    void fetchBoard(rules, file).then((read) => {
      if (isMounted && read.ok) setFetched(read.value);
    });
    return () => {
      isMounted = false;
    };
  }, [fetchBoard, rules, file]);
  const shown =
    fetched && hasShape(fetched.board, board)
      ? fetched
      : { board: plainBoard(board.rows, board.columns), given: [] };
  return <BoardPreview rules={rules} {...shown} />;
}
