/** Positions of a list and its elements in a JSON text: start index inclusive, end index exclusive. */
export interface ListInJson {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly (readonly [from: number, to: number])[];
}

/** UTF-16 code units that are searched in one go, which takes some milliseconds. */
const AT_ONCE = 1_000_000;

/** The index after the JSON string that begins at `from`; undefined if it has no end. */
function endOfString(json: string, from: number): number | undefined {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return undefined;
}

/** Start of the list that is the value of the property whose name ends at `end`. */
function listAfter(json: string, end: number): number | undefined {
  const separator = /\s*:\s*\[/y;
  separator.lastIndex = end;
  return separator.test(json) ? separator.lastIndex - 1 : undefined;
}

/**
 * Finds the list that is the value of a property of the outermost object, without parsing it, so that its elements
 * can be parsed one by one. Undefined if there is no such list, if it has more than `max` elements, or if it has no
 * end.
 */
export async function findListInJson(
  json: string,
  property: string,
  max: number,
  pause: () => Promise<void>,
): Promise<ListInJson | undefined> {
  const name = JSON.stringify(property);
  const elements: (readonly [from: number, to: number])[] = [];
  const marks = /["{}[\],]/g;
  let depth = 0;
  let begin: number | undefined;
  let element = 0;
  let untilPause = AT_ONCE;
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    const at = mark.index;
    if (at > untilPause) {
      await pause();
      untilPause = at + AT_ONCE;
    }
    if (mark[0] === '"') {
      const end = endOfString(json, at);
      if (end === undefined) return undefined;
      marks.lastIndex = end;
      if (depth !== 1 || json.slice(at, end) !== name) continue;
      begin = listAfter(json, end);
      if (begin === undefined) continue;
      marks.lastIndex = begin + 1;
      element = begin + 1;
      depth = 2;
    } else if (mark[0] === '{' || mark[0] === '[') depth++;
    else if (mark[0] === ',') {
      if (depth !== 2 || begin === undefined) continue;
      elements.push([element, at]);
      if (elements.length === max) return undefined;
      element = at + 1;
    } else if (--depth === 1 && begin !== undefined) {
      if (json.slice(element, at).trim() !== '') elements.push([element, at]);
      return { from: begin, to: at + 1, elements };
    }
  }
  return undefined;
}
