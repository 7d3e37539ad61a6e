import { ok, type Result } from '../../result';
import type { RuleBook } from '../../rules';
import { type Alphabet, alphabetOf, parseTiles } from '../../tiles';
import { publicSetupSchema } from '../record-file/json';
import {
  type BadField,
  badField,
  fieldsOf,
  laidTileFromJson,
  playFromJson,
  publicSetupFromJson,
  type RecordFileError,
} from '../record-file/read';
import type { PublicSetup } from '../game-setup';
import type { RackView } from '../view';
import { updateSchema, type TilesJson, type TurnJson } from './json';
import { commonOf, type ViewUpdate, type TurnUpdate } from './news';

function tilesFromJson(
  alphabet: Alphabet,
  json: TilesJson,
  path: string,
): Result<RackView, BadField> {
  if (typeof json === 'number') return ok({ kind: 'hidden', count: json });
  const tiles = parseTiles(alphabet, json);
  return tiles.ok ? ok({ kind: 'shown', tiles: tiles.value }) : badField(path);
}

function turnFromJson(
  alphabet: Alphabet,
  json: TurnJson,
  path: string,
): Result<TurnUpdate, BadField> {
  switch (json.kind) {
    case 'play': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      const drawn = tilesFromJson(alphabet, json.drawn, `${path}.drawn`);
      if (!drawn.ok) return drawn;
      const { kind, words, score } = json;
      return ok({ kind, ...commonOf(json), play: play.value, words, score, drawn: drawn.value });
    }
    case 'exchange': {
      const returned = tilesFromJson(alphabet, json.returned, `${path}.returned`);
      if (!returned.ok) return returned;
      const drawn = tilesFromJson(alphabet, json.drawn, `${path}.drawn`);
      if (!drawn.ok) return drawn;
      return ok({
        kind: json.kind,
        ...commonOf(json),
        returned: returned.value,
        drawn: drawn.value,
      });
    }
    case 'lost-turn': {
      const play = playFromJson(alphabet, json, path);
      if (!play.ok) return play;
      return ok({ kind: json.kind, ...commonOf(json), play: play.value, words: json.words });
    }
    case 'pass':
    case 'resign':
      return ok(json);
  }
}

/** Every value read in turn, or the first error. */
function readAll<T, U, E>(
  values: readonly T[],
  read: (value: T, index: number) => Result<U, E>,
): Result<readonly U[], E> {
  const all: U[] = [];
  for (const [index, value] of values.entries()) {
    const one = read(value, index);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return ok(all);
}

/** Reads news that came over a wire, of a game by these rules; nothing in it is believed. */
export function updateFromJson(
  { tileSet }: RuleBook,
  value: unknown,
): Result<ViewUpdate, BadField> {
  const json = fieldsOf(updateSchema, value);
  if (!json.ok) return json;
  const alphabet = alphabetOf(tileSet);
  const { viewer, known, scores, toMove, bagCount, result } = json.value;
  const opening = json.value.opening && laidTileFromJson(alphabet, json.value.opening, 'opening');
  if (opening && !opening.ok) return opening;
  const turns = readAll(json.value.turns, (turn, index) =>
    turnFromJson(alphabet, turn, `turns.${index}`),
  );
  if (!turns.ok) return turns;
  const racks = readAll(json.value.racks, (rack, seat) =>
    tilesFromJson(alphabet, rack, `racks.${seat}`),
  );
  if (!racks.ok) return racks;
  return ok({
    viewer,
    opening: opening?.value,
    known,
    turns: turns.value,
    scores,
    racks: racks.value,
    toMove,
    bagCount,
    result,
  });
}

/** Reads what all players may know of how a game was set up, as it came over a wire. */
export function publicSetupFrom(value: unknown): Result<PublicSetup, RecordFileError> {
  const json = fieldsOf(publicSetupSchema, value);
  return json.ok ? publicSetupFromJson(json.value) : json;
}
