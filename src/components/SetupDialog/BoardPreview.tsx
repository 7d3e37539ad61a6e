import { memo } from 'react';
import { type LoadedBoard, type RuleBook, squareIndex, startSquare } from '../../engine';
import { boardPictureLabel, tileFace } from '../../messages';
import { BoardPicture, premiumColour } from '../Board/BoardPicture';

export const BoardPreview = memo(function BoardPreview(
  props: LoadedBoard & {
    readonly rules: RuleBook;
    /** Whether it is hidden from screen readers because other text names the board. */
    readonly isDecorative?: boolean;
  },
) {
  const { rules, board, given, isDecorative = false } = props;
  const start = startSquare(props);
  return (
    <BoardPicture
      className="board-preview"
      label={isDecorative ? undefined : boardPictureLabel(board, given.length)}
      columns={board.columns}
      rows={board.rows}
      colours={board.premiums.map(premiumColour)}
      tiles={given.map(({ square, tile }) => [
        squareIndex(board, square),
        tileFace(rules.tileSet, tile),
      ])}
      line="var(--square-line)"
    >
      {start && (
        <circle
          cx={start.column + 0.5}
          cy={start.row + 0.5}
          r={0.3}
          fill="var(--accent)"
          stroke="var(--panel)"
          strokeWidth={0.1}
        />
      )}
    </BoardPicture>
  );
});
