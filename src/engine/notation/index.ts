export { parseBoardFile } from './board-file';
export { boardText, bracketBoardText } from './board-text';
export type { CommandProblem, MoveFormatError, Placement } from './move-text';
export {
  columnName,
  columnNaming,
  formatMove,
  formatPlacement,
  formatSquare,
  parseMove,
  passText,
  splitMove,
} from './notation';
export {
  type PlayedScript,
  playScript,
  type ScriptRefusal,
  type ScriptSeatsError,
} from './play-script';
export { parseScript, type Script, type ScriptError } from './script';
export { suggestMove, suggestTilesToLay } from './suggest';
