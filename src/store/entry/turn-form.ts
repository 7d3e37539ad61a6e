import {
  alphabetOf,
  type BoardState,
  type Direction,
  type EnteredMove,
  type EnteredTurn,
  formatMove,
  judgePlay,
  type LaidTile,
  type Lexicon,
  letterInEitherCase,
  MAX_COUNT,
  parseGcgPlay,
  parseMove,
  parseTiles,
  placeTiles,
  type Play,
  playForWord,
  rackTileOf,
  type RuleBook,
  type Tile,
  tilesText,
} from '../../engine';

/** Kinds of turn, challenges included. */
export const TURN_KINDS = ['play', 'withdrawn', 'challenged', 'exchange', 'pass'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** Points that a failed challenge usually gives. */
const USUAL_AWARD = 5;

/** A turn while it is entered: what was typed, and the tiles on the board. */
export interface TurnForm {
  readonly kind: TurnKind;
  /** As typed, with `?` for blanks. */
  readonly rack: string;
  /** In the order in which the tiles were laid; see `inReadingOrder`. */
  readonly laid: readonly LaidTile[];
  readonly direction: Direction;
  /** Text of the move box while it determines the tiles; undefined while the board does. */
  readonly typed: string | undefined;
  /** Tiles or their number, as typed. */
  readonly returned: string;
  readonly awarded: string;
  readonly notes: readonly string[];
}

export const EMPTY_FORM: TurnForm = {
  kind: 'play',
  rack: '',
  laid: [],
  direction: 'across',
  typed: undefined,
  returned: '',
  awarded: String(USUAL_AWARD),
  notes: [],
};

/** Tiles from left to right and from the top down, as a play has them. */
export const inReadingOrder = (laid: readonly LaidTile[]): readonly LaidTile[] =>
  laid.toSorted((a, b) => a.square.row - b.square.row || a.square.column - b.square.column);

/** The content of a form as a text, without fields that have no effect. */
function contentsOf(form: TurnForm): string {
  const { kind, rack, laid, direction, typed, returned, awarded, notes } = form;
  const move = laid.length > 0 ? [inReadingOrder(laid), direction] : (typed?.trim() ?? '');
  const written = notes.filter((note) => note !== '');
  return JSON.stringify([kind, rack.trim(), move, returned, awarded, written]);
}

export const isSameForm = (one: TurnForm, other: TurnForm): boolean =>
  contentsOf(one) === contentsOf(other);

export const rackText = (tiles: readonly Tile[]): string => tilesText(tiles).replaceAll('_', '?');

/** Tiles as a person types them: in either case, with `?` for blanks. Undefined if a character is not a tile. */
export function typedTiles({ tileSet }: RuleBook, typed: string): readonly Tile[] | undefined {
  const alphabet = alphabetOf(tileSet);
  const letters = [...typed.replaceAll(/\s/g, '')].map((character) =>
    character === '?' ? '_' : (letterInEitherCase(alphabet, character) ?? character),
  );
  const tiles = parseTiles(alphabet, letters.join(''));
  return tiles.ok ? tiles.value : undefined;
}

function kindOf(move: EnteredMove): TurnKind {
  if (move.kind !== 'play') return move.kind;
  if (move.isWithdrawn) return 'withdrawn';
  return move.awarded === 0 ? 'play' : 'challenged';
}

export function formOf({ move, rack, notes }: EnteredTurn): TurnForm {
  const form = { ...EMPTY_FORM, kind: kindOf(move), rack: rackText(rack), notes };
  switch (move.kind) {
    case 'play': {
      const { laid, direction, awarded } = move;
      return { ...form, laid, direction, awarded: String(awarded || USUAL_AWARD) };
    }
    case 'exchange': {
      const { returned } = move;
      return {
        ...form,
        returned: typeof returned === 'number' ? `${returned}` : rackText(returned),
      };
    }
    case 'pass':
      return form;
  }
}

/** Why a form is not a turn yet. */
export type FormFault =
  /** There is no move, or not the tiles of one. */
  'NO_MOVE' | 'BAD_MOVE' | 'BAD_RACK' | 'BAD_RETURNED' | 'BAD_POINTS';

/**
 * Reads a typed play as tiles, or as a whole word that includes letters on the board. Tiles are preferred only if they
 * make words of the list.
 */
function playMeant(
  rules: RuleBook,
  field: BoardState,
  play: Play,
  lexicon: Lexicon | undefined,
): Play {
  const whole = playForWord(field, play);
  if (!whole.ok || whole.value.tiles.length === play.tiles.length) return play;
  const tiles = play.tiles.map(rackTileOf);
  return lexicon && judgePlay(rules, field, tiles, play, lexicon).ok ? play : whole.value;
}

/** The tiles of a typed play on a board: in the notation of the game or in that of GCG files. */
export function typedPlay(
  rules: RuleBook,
  field: BoardState,
  typed: string,
  lexicon: Lexicon | undefined,
): Pick<TurnForm, 'laid' | 'direction'> | undefined {
  const text = typed.trim();
  const gcg = parseGcgPlay(alphabetOf(rules.tileSet), field, text);
  if (gcg) return gcg;
  const move = parseMove(rules, field, text.replaceAll(/\s*,\s*/g, ','));
  if (!move.ok || move.value.kind !== 'play') return undefined;
  const play = playMeant(rules, field, move.value.play, lexicon);
  const laid = placeTiles(field, play);
  return laid.length === play.tiles.length ? { laid, direction: play.direction } : undefined;
}

/** The text of a play in the notation of the game, as the move box shows it. */
export function playText(rules: RuleBook, form: TurnForm): string {
  const { direction } = form;
  const laid = inReadingOrder(form.laid);
  const [first] = laid;
  if (!first) return '';
  const tiles = laid.map(({ tile }) => tile);
  return formatMove(rules, { kind: 'play', play: { tiles, square: first.square, direction } });
}

function moveIn(rules: RuleBook, form: TurnForm): EnteredMove | FormFault {
  const { kind, laid, direction, typed, returned, awarded } = form;
  if (kind === 'pass') return { kind };
  if (kind === 'exchange') {
    if (/^\d+$/.test(returned.trim())) {
      const count = Number(returned);
      return count > MAX_COUNT.rack ? 'BAD_RETURNED' : { kind, returned: count };
    }
    const tiles = typedTiles(rules, returned);
    return tiles && tiles.length > 0 ? { kind, returned: tiles } : 'BAD_RETURNED';
  }
  if (typed !== undefined && typed.trim() !== '' && laid.length === 0) return 'BAD_MOVE';
  if (laid.length === 0) return 'NO_MOVE';
  const points = kind === 'challenged' ? awarded : '0';
  if (!/^\d+$/.test(points) || Number(points) > MAX_COUNT.points) return 'BAD_POINTS';
  return {
    kind: 'play',
    laid: inReadingOrder(laid),
    direction,
    isWithdrawn: kind === 'withdrawn',
    awarded: Number(points),
  };
}

/** The turn that a form describes, or why it describes none. */
export function turnIn(rules: RuleBook, form: TurnForm): Omit<EnteredTurn, 'id'> | FormFault {
  const rack = typedTiles(rules, form.rack);
  if (!rack) return 'BAD_RACK';
  const move = moveIn(rules, form);
  const notes = form.notes.filter((note) => note !== '');
  return typeof move === 'string' ? move : { move, rack, notes };
}
