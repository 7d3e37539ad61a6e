import * as v from 'valibot';
import { BOARD_FORMATS, parseBoard, squareName } from '../src/engine';
import { boardFileReason } from '../src/messages';
import { answerLines } from './engine/json-lines';
import { read } from './engine/request';

const requestSchema = v.strictObject({ format: v.picklist(BOARD_FORMATS), text: v.string() });

await answerLines((line) => {
  const { format, text } = read(requestSchema, line);
  const parsed = parseBoard(format, text);
  if (!parsed.ok) {
    const { line: at, column } = parsed.error;
    return { valid: false, line: at, column, message: boardFileReason(parsed.error) };
  }
  const { columns, rows, start } = parsed.value;
  return { valid: true, columns, rows, start: squareName(start) };
});
