import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type BoardState,
  formatMove,
  formatRecord,
  type GameRecord,
  generatePlays,
  isFree,
  isOnBoard,
  isTurn,
  latestState,
  layTiles,
  type Move,
  parseMove,
  parseRecord,
  type Play,
  RULE_BOOKS,
  type RuleBook,
  sameSquare,
  type Square,
  squareAt,
  squareName,
  startGame,
  type Tile,
  rackTileOf,
  tileText,
  type Timeline,
} from '../../src/engine';
import {
  laidSquares,
  mayDraft,
  ownRack,
  placedTile,
  retryNow,
  type ScreenState,
  squareOfSlot,
} from '../../src/store';
import { smallBoards } from '../arbitraries/boards';
import { orLong, runs, shownAs } from '../arbitraries/runs';
import { smallRuleBooks } from '../arbitraries/tile-sets';
import { spell, spellings } from '../arbitraries/words';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { type Words, wordsOf } from '../support/words';
import { settled } from '../support/fake-services';
import {
  fakeLocks,
  fakeStorage,
  type FakeStorage,
  laidOf,
  openPage,
  type Page,
  reloaded,
} from '../support/page';

/** A person at a page who reloads it and plays two games. */
interface Session {
  page: Page;
  readonly words: Words;
  readonly games: readonly Timeline[];
  /** The locks shared by all tabs of the browser. */
  tabs: ReturnType<typeof fakeLocks>;
  /** Time of day, in ms. */
  readonly clock: { now: number };
  readonly newId: () => string;
  /** Every record on screen so far that has a turn beyond its parent's. */
  readonly seen: Map<string, GameRecord>;
}

/** An action or event; the two numbers choose the square, tile or letter. */
type Deed = (session: Session, a: number, b: number) => void | Promise<void>;

const stateOf = ({ page }: Session): ScreenState => page.state();

function viewOf(session: Session) {
  const view = stateOf(session).table?.view;
  if (!view) throw new Error('There is no game');
  return view;
}

function squareOf(session: Session, number: number): Square {
  const { board } = viewOf(session);
  return squareAt(board, number % board.premiums.length);
}

/** A slot, or the first number after the last slot. */
const slotOf = (session: Session, number: number): number =>
  number % (stateOf(session).draft.tiles.length + 1);

function letterOf(session: Session, number: number): string {
  const { letters } = alphabetOf(viewOf(session).rules.tileSet);
  return at(letters, number % letters.length);
}

const covers = (
  field: BoardState,
  rules: Parameters<typeof layTiles>[0],
  play: Play,
  square: Square,
) => valueOf(layTiles(rules, field, play)).some((tile) => sameSquare(tile.square, square));

/** A legal play from a rack, over a tile of the draft if possible; a pass if there is no play. */
function playFor(session: Session, rack: readonly Tile[], pick: number): Move {
  const { rules, board, grid } = viewOf(session);
  const plays = generatePlays(session.words, { rules, board, grid, rack });
  const laid = laidSquares(stateOf(session).draft);
  const over = plays.filter(({ play }) =>
    laid.some((square) => covers({ board, grid }, rules, play, square)),
  );
  const best = over.length > 0 ? over : plays;
  return best.length === 0
    ? { kind: 'pass' }
    : { kind: 'play', play: at(best, pick % best.length).play };
}

const GESTURES: Readonly<Record<string, Deed>> = {
  'drag to a square': (s, a, b) => s.page.actions.dropOnSquare(slotOf(s, a), squareOf(s, b)),
  'drag to the rack': (s, a, b) => s.page.actions.dropOnRack(slotOf(s, a), b % 5),
  'tap a square': (s, a) => s.page.actions.tapSquare(squareOf(s, a)),
  'tap the rack': (s, a) => s.page.actions.tapPosition(a % 5),
  'take back': (s, a) => {
    const laid = laidSquares(stateOf(s).draft);
    s.page.actions.takeBackFrom(laid[a % (laid.length + 1)] ?? squareOf(s, a));
  },
  'type a letter': (s, a, b) => s.page.actions.typeLetter(letterOf(s, a), b % 4 === 0),
  'move the cursor': ({ page }, a, b) => page.actions.moveCursor((a % 3) - 1, (b % 3) - 1),
  leap: ({ page: { actions } }, a, b) => {
    const way = b % 2 === 0 ? 'next' : 'previous';
    if (a % 3 === 0) actions.jumpToWord(way);
    else if (a % 3 === 1) actions.jumpToPremium(way);
    else actions.cursorToEdge(b % 2 === 0 ? 'first' : 'last');
  },
  'type a move': (s, a, b) => {
    const { rules } = viewOf(s);
    const { letters } = alphabetOf(rules.tileSet);
    const own = ownRack(viewOf(s));
    const wide = letters.map((letter): Tile => ({ kind: 'letter', letter }));
    const text = formatMove(rules, playFor(s, b % 3 === 0 ? [...own, ...wide] : own, a));
    s.page.actions.typeMove(b % 5 === 0 ? text.slice(0, a % (text.length + 1)) : text);
  },
  shuffle: ({ page }) => page.actions.shuffle(),
  sort: ({ page }) => {
    page.actions.sort();
  },
  recall: ({ page }) => page.actions.recall(),
  escape: ({ page }) => page.actions.escape(),
  backspace: ({ page }) => page.actions.takeBackLast(),
  submit: (s, a) => {
    if (stateOf(s).table?.phase === 'your-turn' && laidOf(stateOf(s)) === '') {
      s.page.actions.typeMove(formatMove(viewOf(s).rules, playFor(s, ownRack(viewOf(s)), a)));
    }
    s.page.actions.submit();
  },
  pass: ({ page }) => page.actions.pass(),
  exchange: (s, a) => {
    const tiles = ownRack(viewOf(s)).filter((_, index) => (a >> index) % 2 === 1);
    s.page.actions.exchange(tiles);
  },
  'look back': (s, a) => s.page.actions.showTurn(a % ((stateOf(s).table?.turns ?? 0) + 1)),
  'back to now': (s) => s.page.actions.showTurn(stateOf(s).table?.turns ?? 0),
  'play on from here': (s, a) => {
    s.page.actions.showTurn(a % ((stateOf(s).table?.turns ?? 0) + 1));
    s.page.actions.playOnFromHere();
  },
  'take a turn back': ({ page }) => page.actions.undo(),
  'a game of the library': async ({ page: { actions, state } }, a) => {
    await actions.readLibrary();
    const games = state().library?.games ?? [];
    const game = games[a % (games.length + 1)];
    if (game) valueOf(await actions.openGame(game.card.id, 'if-free'));
    await settled();
  },
  'another game': async (s, a) => {
    const { actions, state } = s.page;
    if (retryNow(state()) && a % 4 > 0) await actions.backToFinishedGame();
    else valueOf(await actions.importRecord(formatRecord(at(s.games, a % s.games.length).record)));
    await settled();
  },
};

/** Input that the page offers only while tiles may be placed. */
const WITH_TILES = ['take back', 'drag to the rack', 'tap the rack', 'shuffle', 'sort', 'recall'];

const answerPicker: Deed = (s, a, b) =>
  b % 3 === 0 ? s.page.actions.cancelNaming() : s.page.actions.nameBlank(letterOf(s, a));

/** Events that no input prevents. */
const EVENTS: Readonly<Record<string, Deed>> = {
  'the other moves': async (s, a) => {
    if (stateOf(s).table?.phase !== 'thinking') return;
    const { position, answer } = s.page.search.last();
    answer(playFor(s, position.rack, a));
    await settled();
  },
  'the table goes on': (s) => {
    const { actions, state } = s.page;
    const phase = state().table?.phase;
    if (phase === 'curtain') actions.liftCurtain();
    if (phase === 'report') actions.dismissReport();
    if (phase === 'stuck') actions.stepOnce();
  },
  'the search dies': async (s) => {
    if (stateOf(s).table?.phase !== 'thinking') return;
    s.page.search.last().fail();
    await settled();
  },
  'the clock jumps': ({ clock }, a) => {
    clock.now += (a - 500) * 3_600_000;
  },
  'another tab': playInAnotherTab,
  reload: async (s) => {
    // Saving to the library takes longer than saving the tab's own texts.
    await s.page.actions.readLibrary();
    // The closed page holds no locks any more.
    s.tabs = fakeLocks();
    s.page = await reloaded(s.page.storage, viewOf(s).rules, worldOf(s));
    await learn(s.page, s.words);
  },
};

/** Relative frequency of each action; 2 if it is missing here. */
const OFTEN: Readonly<Record<string, number>> = {
  'drag to a square': 8,
  'tap a square': 6,
  'tap the rack': 3,
  'type a letter': 8,
  'type a move': 4,
  'the other moves': 8,
  'the table goes on': 8,
  'back to now': 4,
  pass: 1,
  'look back': 6,
  'play on from here': 4,
  reload: 4,
  exchange: 3,
  'another game': 3,
  'the search dies': 3,
  'take back': 4,
  submit: 4,
};

const NAMES = [GESTURES, EVENTS].flatMap((deeds) => Object.keys(deeds));

const COUNTED = [
  'answer the picker',
  'tiles covered',
  'reload with tiles laid',
  'another record with tiles laid',
  'branch with tiles laid',
  'look back with tiles laid',
];

const happenings = fc.record({
  name: fc.constantFrom(
    ...NAMES.flatMap((name) => Array.from({ length: OFTEN[name] ?? 2 }, () => name)),
  ),
  a: fc.nat(999),
  b: fc.nat(999),
});

/** Seats that the rule book allows, from those we try. */
const castsOf = ({ seats: { least: min, most: max, fixed } }: RuleBook) =>
  [
    seatsOf('human', 'computer'),
    seatsOf('computer', 'human'),
    seatsOf('human', 'human'),
    seatsOf('human', 'computer', 'human'),
  ].filter(
    (seats) =>
      seats.length >= min &&
      seats.length <= max &&
      fixed.every(({ player }, seat) => seats[seat]?.player === player),
  );

/** Two games of one rule book, with the same board and words. */
const sittingsOf = (ruleBooks: fc.Arbitrary<RuleBook>) =>
  ruleBooks
    .chain((rules) =>
      fc.record({
        rules: fc.constant(rules),
        board: smallBoards,
        spelt: spellings,
        seats: fc.constantFrom(...castsOf(rules)),
        openRacks: fc.boolean(),
        undo: fc.boolean(),
        seeds: fc.tuple(fc.string(), fc.string()),
      }),
    )
    .map(({ spelt, seeds, rules, ...rest }) => {
      const spelled = spell(rules.tileSet, spelt);
      const words = wordsOf(spelled, alphabetOf(rules.tileSet));
      const games = seeds.map((seed, number) =>
        startGame(`game ${number} of two`, {
          ...rest,
          rules,
          given: [],
          boardName: 'Small',
          lexiconId: words.lexicon.id,
          chance: { kind: 'seeded', seed },
        }),
      );
      return shownAs({ words, games, rules }, () =>
        [spelled.join(' '), ...games.map(({ record }) => formatRecord(record))].join('\n'),
      );
    });

const faces = (tiles: readonly Tile[]): string => tiles.map(tileText).toSorted().join('');

/** The placement that a text describes, or '' if it is no play or needs tiles that are not on the rack. */
function laidByText({ table, draft }: ScreenState, text: string): string {
  if (!table) return '';
  const { view } = table;
  const move = parseMove(view.rules, view, text);
  if (!move.ok || move.value.kind !== 'play') return '';
  const laying = layTiles(view.rules, view, move.value.play);
  if (!laying.ok) return '';
  const left = draft.tiles.map(tileText);
  for (const { tile } of laying.value) {
    const index = left.indexOf(tileText(rackTileOf(tile)));
    if (index < 0) return '';
    left.splice(index, 1);
  }
  const { letters, lowerCase } = alphabetOf(view.rules.tileSet);
  return laying.value
    .map(({ square, tile: { kind, letter } }) => {
      const shown = kind === 'blank' ? lowerCase[letters.indexOf(letter)] : letter;
      return `${squareName(square)} ${shown}`;
    })
    .join(', ');
}

/** The move box matches the tiles on the board, and a blank without a letter awaits one. */
function expectOneDraft(state: ScreenState): void {
  if (!mayDraft(state) || !state.table) return;
  const unnamed = state.draft.order.find((slot) => !placedTile(state.draft, slot));
  expect(state.blankSlot).toBe(unnamed);
  const { verdict } = state;
  if (state.typed !== undefined) {
    expect(laidOf(state)).toBe(laidByText(state, state.typed));
  } else if (verdict.kind === 'play') {
    const text = formatMove(state.table.view.rules, { kind: 'play', play: verdict.play });
    expect(laidByText(state, text)).toBe(laidOf(state));
  }
}

/** Every tile of the player is in exactly one place, on the rack or on a free square. */
function expectConserved(state: ScreenState): void {
  const { table, draft } = state;
  if (!table) throw new Error('There is no game');
  const places = draft.spots.map((spot) =>
    spot.kind === 'rack' ? String(spot.position) : squareName(spot.square),
  );
  expect(places).toHaveLength(draft.tiles.length);
  expect(new Set(places).size).toBe(places.length);
  for (const spot of draft.spots) {
    if (spot.kind === 'rack') {
      expect(spot.position >= 0 && spot.position < draft.positions).toBe(true);
    } else expect(isOnBoard(table.view.board, spot.square)).toBe(true);
  }
  const laid = [...draft.tiles.keys()].filter((slot) => squareOfSlot(draft, slot));
  expect(draft.order.toSorted((a, b) => a - b)).toEqual(laid);
  if (table.phase === 'looking-back') return;
  expect(faces(draft.tiles)).toBe(faces(ownRack(table.view)));
  for (const square of laidSquares(draft)) expect(isFree(table.view, square)).toBe(true);
}

const eventsOf = ({ events }: GameRecord): readonly string[] =>
  events.map((event) => JSON.stringify(event));

function holds(one: GameRecord, other: GameRecord): boolean {
  const [longer, shorter] = [eventsOf(one), eventsOf(other)];
  return shorter.every((event, index) => event === longer[index]);
}

/** The storage of another tab: the same library, but its own tab texts. */
function besides(shared: FakeStorage): FakeStorage {
  const own = fakeStorage();
  const of = (name: string) => (/^(?:game|title|words)\//.test(name) ? shared : own);
  return {
    ...own,
    read: (name) => of(name).read(name),
    write: (name, text) => of(name).write(name, text),
    readToReplace: (name) => of(name).readToReplace(name),
    replace: (name, text) => of(name).replace(name, text),
    remove: (name) => of(name).remove(name),
    names: shared.names,
  };
}

const worldOf = ({ tabs, clock, newId }: Pick<Session, 'tabs' | 'clock' | 'newId'>) => ({
  tabs,
  world: { newId, today: () => (clock.now += 1000) },
});

async function learn(page: Page, words: Words): Promise<void> {
  page.actions.loadWords();
  await page.words.settle({ ok: true, value: words.compiled });
}

/** Another tab takes the game over, plays a turn if possible and closes; then this tab takes it back. */
async function playInAnotherTab(session: Session): Promise<void> {
  const { page, words, seen } = session;
  const id = stateOf(session).table?.recordId ?? '';
  await page.actions.readLibrary();
  const isKept = page.state().library?.games.some(({ records }) => records.includes(id));
  if (!isKept) return;
  const { rules } = viewOf(session);
  const other = openPage({ ...worldOf(session), storage: besides(page.storage), rules });
  await learn(other, words);
  expect(await other.actions.openGame(id, 'if-free')).toMatchObject({ ok: false });
  valueOf(await other.actions.openGame(id, 'take-over'));
  await settled();
  expect(stateOf(session).table).toBeUndefined();
  if (other.state().table?.phase === 'curtain') other.actions.liftCurtain();
  other.actions.pass();
  await settled();
  remember({ page: other, seen });
  await other.actions.readLibrary();
  valueOf(await page.actions.openGame(id, 'take-over'));
  await settled();
}

function remember({ page, seen }: Pick<Session, 'page' | 'seen'>): void {
  const text = page.actions.exportRecord();
  if (text === undefined) return;
  const { record } = valueOf(parseRecord(text, undefined));
  // Automatic passes follow from the set-up alone, so a record of nothing else need not be saved.
  const own = record.events.slice(record.parent?.events ?? 0);
  if (!own.some((event) => isTurn(event) && event.kind !== 'pass')) return;
  seen.set(eventsOf(record).join(), record);
}

/** Every played turn is in the library, and every record there replays to the scores on its card. */
async function expectNothingLost({ page, seen }: Session): Promise<void> {
  await page.actions.readLibrary();
  const { games = [], damaged } = page.state().library ?? {};
  expect(damaged).toEqual([]);
  const kept = await Promise.all(
    games
      .flatMap(({ records }) => records)
      .map(async (id) => {
        const text = (await page.actions.recordOfGame(id)) ?? '';
        return valueOf(parseRecord(text, undefined));
      }),
  );
  for (const record of seen.values()) {
    expect(kept.some((game) => holds(game.record, record))).toBe(true);
  }
  for (const { card } of games) {
    const game = kept.find(({ record }) => record.id === card.id);
    const state = game && latestState(game);
    expect(card.seats.map(({ score }) => score)).toEqual(
      state?.result?.finalScores ?? state?.scores,
    );
  }
}

async function expectToGoOn(session: Session): Promise<void> {
  const { actions, search } = session.page;
  actions.cancelNaming();
  actions.showTurn(stateOf(session).table?.turns ?? 0);
  const { turns, phase } = stateOf(session).table ?? {};
  if (phase === 'over') return;
  for (let step = 0; step < 4 && stateOf(session).table?.turns === turns; step++) {
    await EVENTS['the table goes on']?.(session, 0, 0);
    await settled();
    if (stateOf(session).table?.phase === 'thinking') search.last().answer({ kind: 'pass' });
    else actions.pass();
    await settled();
  }
  expect(stateOf(session).table?.turns).toBeGreaterThan(turns ?? 0);
}

const handsOf = ({ draft, typed, cursor, blankSlot, table }: ScreenState): string =>
  JSON.stringify([draft.spots, draft.order, typed, cursor, blankSlot, table?.turnsShown]);

/** A reload restores the player's input, behind the curtain if there is one. */
function expectBroughtBack({ page }: Session, before: ScreenState): void {
  // On a shared screen the report is not restored: another player may be looking.
  if (before.table?.phase === 'report') return;
  if (page.state().table?.phase === 'curtain') page.actions.liftCurtain();
  expect(handsOf(page.state())).toBe(handsOf(before));
}

describe('the tiles of any session', () => {
  const did = new Map<string, number>();
  const count = (what: string) => did.set(what, (did.get(what) ?? 0) + 1);

  async function happen(session: Session, { name, a, b }: { name: string; a: number; b: number }) {
    const before = stateOf(session);
    const isNaming = before.blankSlot !== undefined;
    if (WITH_TILES.includes(name) && !mayDraft(before)) return;
    const deed = EVENTS[name] ?? (isNaming ? answerPicker : GESTURES[name]);
    await deed?.(session, a, b);
    // Holds even before the turn is saved and shown.
    expectConserved(stateOf(session));
    await settled();
    remember(session);
    const after = stateOf(session);
    expectConserved(after);
    expectOneDraft(after);

    const { table } = after;
    const isHandled = handsOf(before) !== handsOf(after) || before.selected !== after.selected;
    const isStuck = name === 'the search dies' && table?.phase === 'stuck';
    if (isStuck || name === 'the clock jumps') count(name);
    if (isHandled) count(EVENTS[name] === undefined && isNaming ? 'answer the picker' : name);
    if (name === 'the other moves' && after.draft.order.length < before.draft.order.length) {
      count('tiles covered');
    }
    if (before.draft.order.length > 0) {
      if (name === 'reload') expectBroughtBack(session, before);
      if (name === 'reload') count('reload with tiles laid');
      else if (name === 'another game') count('another record with tiles laid');
      else if (table?.recordId !== before.table?.recordId) count('branch with tiles laid');
      else if (table?.phase === 'looking-back') {
        count('look back with tiles laid');
        expect(laidOf(after)).toBe(laidOf(before));
      }
    }
    count('step');
  }

  const sessionsOf = (ruleBooks: fc.Arbitrary<RuleBook>) =>
    fc.asyncProperty(
      sittingsOf(ruleBooks),
      fc.array(happenings, { minLength: 40, maxLength: 60, size: 'max' }),
      async ({ words, games, rules }, next) => {
        let ids = 0;
        const browser = {
          tabs: fakeLocks(),
          clock: { now: 1_000_000_000_000 },
          newId: () => `branch ${++ids}`,
        };
        const page = openPage({ ...worldOf(browser), rules });
        await learn(page, words);
        valueOf(await page.actions.importRecord(formatRecord(at(games, 0).record)));
        await settled();
        const session: Session = { ...browser, page, words, games, seen: new Map() };
        for (const happening of next) await happen(session, happening);
        await expectNothingLost(session);
        await expectToGoOn(session);
      },
    );

  it('are each in exactly one place, as the move box says', async () => {
    await fc.assert(sessionsOf(smallRuleBooks), runs(35, 300));
  });

  it.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
    'are so in %s too',
    async (_, rules) => {
      await fc.assert(sessionsOf(fc.constant(rules)), runs(8, 500));
    },
  );

  it('were moved in every way, many times', () => {
    const min = orLong(4, 25);
    const seldom = [...NAMES, ...COUNTED].filter((name) => (did.get(name) ?? 0) < min);
    expect(seldom).toEqual([]);
    expect(did.get('step')).toBeGreaterThan(400 * min);
  });
});
