import {
  alphabetOf,
  err,
  runToEnd,
  formatMove,
  formatRecord,
  type GameSetup,
  type Lexicon,
  lexiconOf,
  ok,
  type CompiledWords,
  parseWordList,
  type ReadWords,
  type Result,
  type RuleBook,
  scraebbkle,
  type SearchWords,
  searchWordsOf,
  squareName,
  tileText,
  type Timeline,
  noProgress,
} from '../../src/engine';
import { DEFAULT_LIST, type WordList } from '../../src/setup';
import {
  createGameStore,
  type GameWords,
  loadAnnouncer,
  loadTablePart,
  ownRack,
  placedTile,
  type ScreenState,
  slotAtPosition,
  squareOfSlot,
  type StoreServices,
} from '../../src/store';
import type { AskWorker, PendingAnswer, Question, WordsFailure } from '../../src/worker';
import { findLanes, reviewTurn } from '../../src/worker/analysis';
import { foundWords } from '../../src/worker/find-words';
import { rateMoves } from '../../src/worker/lazy-strategies';
import { gameOf, setupOf } from './games';
import { makeKernel } from './kernel';
import { plainBoard } from './pictures';
import { valueOf } from './results';
import { seatsOf } from './seats';
import { answeredAtOnce, fakeClock, fakeSearch, settled } from './fake-services';

/** Loaded before any test, since none is about the time that this takes. */
const announcer = await loadAnnouncer();
await loadTablePart();

type KeptTexts = StoreServices['storage'];

/** Replaces texts unconditionally, since no other page writes them. */
export const replaceBy =
  ({ write, remove }: Pick<KeptTexts, 'write' | 'remove'>): KeptTexts['replace'] =>
  async (name, text) =>
    (await (text === undefined ? remove(name) : write(name, text))) ? 'kept' : 'failed';

/** An in-memory storage. */
export function fakeStorage(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept));
  let isFull = false;
  let isBroken = false;
  async function write(name: string, text: string): Promise<boolean> {
    if (!isFull) texts.set(name, text);
    return !isFull;
  }

  async function remove(name: string): Promise<boolean> {
    if (!isBroken) texts.delete(name);
    return !isBroken;
  }

  return {
    texts,
    /** Makes the storage full, so that nothing more is stored, or frees it. */
    fill: (full: boolean) => {
      isFull = full;
    },
    /** Makes the storage fail to free space as well. */
    break: () => {
      isFull = true;
      isBroken = true;
    },
    read: async (name: string) => texts.get(name),
    write,
    readToReplace: async (name: string) => texts.get(name),
    replace: replaceBy({ write, remove }),
    move: async (name: string, others: readonly string[]) => {
      const text = texts.get(name);
      const free = others.find((other) => !texts.has(other));
      if (isFull || text === undefined || free === undefined) return undefined;
      texts.set(free, text);
      texts.delete(name);
      return free;
    },
    remove,
    names: async (beginning: string): Promise<readonly string[]> =>
      [...texts.keys()].filter((name) => name.startsWith(beginning)),
  };
}

export type FakeStorage = ReturnType<typeof fakeStorage>;

/** A storage in which a test can hold back the text under one name. */
export function slowStorage(name: string) {
  const storage = fakeStorage();
  let held: Promise<void> | undefined;
  let arrive = (): void => {};
  return {
    ...storage,
    read: async (asked: string) => {
      const text = await storage.read(asked);
      if (asked === name) await held;
      return text;
    },
    hold: () => {
      held = new Promise((resolve) => {
        arrive = resolve;
      });
    },
    arrive: async () => {
      arrive();
      await settled();
    },
  };
}

export const compiled = (words: readonly string[], rules: RuleBook = scraebbkle): CompiledWords =>
  valueOf(parseWordList(alphabetOf(rules.tileSet), words.join('\n'))).words;

const searchWordsIn = ({ words }: Lexicon): SearchWords =>
  valueOf(searchWordsOf(makeKernel, words));

/** A worker that reviews turns at once, and answers no other question. */
export const reviewerOf =
  (lexicon: Lexicon): AskWorker =>
  (kind, question) => {
    const isReview = (asked: unknown): asked is Question<'reviewTurn'> =>
      kind === 'reviewTurn' && asked === question;
    if (!isReview(question)) return { answer: new Promise(() => {}), cancel: () => {} };
    const reviewed = runToEnd(reviewTurn(searchWordsIn(lexicon), question));
    return answeredAtOnce(reviewed) as PendingAnswer<never>;
  };

type Words = Result<ReadWords, WordsFailure>;

const asRead = (words: CompiledWords | ReadWords): ReadWords =>
  'words' in words ? words : { words, leftOut: undefined };

function fakeWords() {
  const waiting: {
    readonly list: WordList;
    readonly settle: (words: Words) => void;
    readonly progress: Progress;
  }[] = [];
  type Progress = Parameters<StoreServices['loadWords']>[2];
  return {
    load: (_alphabet: unknown, list: WordList, progress: Progress): Promise<Words> =>
      new Promise((resolve) => waiting.push({ list, settle: resolve, progress })),
    wanted: () => waiting.at(-1)?.list,
    asked: () => waiting.length,
    progress: (received: number, total: number | undefined) =>
      waiting.at(-1)?.progress({ stage: 'reading', received, total }),
    build: (fraction: number) => waiting.at(-1)?.progress({ stage: 'building', fraction }),
    settle: async (answer: Result<CompiledWords | ReadWords, WordsFailure>) => {
      waiting.at(-1)?.settle(answer.ok ? ok(asRead(answer.value)) : answer);
      await settled();
    },
  };
}

/** The locks of one browser; each call is another tab. */
export function fakeLocks(): () => StoreServices['gameLocks'] {
  interface Holder {
    readonly tab: symbol;
    readonly users: Set<() => void>;
  }
  const holders = new Map<string, Holder>();
  return () => {
    const tab = Symbol('tab');
    return {
      request: (id, claim, onLost) => {
        const holder = holders.get(id);
        const isElsewhere = holder !== undefined && holder.tab !== tab;
        if (isElsewhere && claim === 'if-free') {
          return { outcome: Promise.resolve('held-elsewhere'), release: () => {} };
        }
        const own = isElsewhere || !holder ? { tab, users: new Set<() => void>() } : holder;
        own.users.add(onLost);
        holders.set(id, own);
        if (isElsewhere) for (const lose of holder.users) lose();
        return {
          outcome: Promise.resolve('held'),
          release: () => {
            own.users.delete(onLost);
            if (own.users.size === 0 && holders.get(id) === own) holders.delete(id);
          },
        };
      },
      elsewhere: async () =>
        [...holders].flatMap(([id, holder]) => (holder.tab === tab ? [] : [id])),
    };
  };
}

export function openPage(
  options: {
    readonly storage?: FakeStorage;
    /** The browser’s locks if the page is one of several tabs. */
    readonly tabs?: () => StoreServices['gameLocks'];
    readonly rules?: RuleBook;
    /** Files under `resources/`; promises load later. */
    readonly files?: Readonly<Record<string, string | Promise<string>>>;
    /** Loads the announcements of games. */
    readonly announcements?: typeof loadAnnouncer;
    /** Services in place of the fakes. */
    readonly world?: Partial<
      Pick<
        StoreServices,
        | 'after'
        | 'chooseMove'
        | 'compareMoves'
        | 'fetchText'
        | 'rateMoves'
        | 'findLanes'
        | 'findWords'
        | 'loadWords'
        | 'newId'
        | 'random'
        | 'reviewTurn'
        | 'now'
        | 'today'
        | 'whenLeft'
        | 'whenSlotLost'
        | 'storageUse'
        | 'workersFor'
      >
    >;
  } = {},
) {
  const { storage = fakeStorage(), tabs = fakeLocks() } = options;
  const { rules = scraebbkle, files = {}, world = {} } = options;
  const { announcements = async () => announcer } = options;
  const search = fakeSearch();
  const clock = fakeClock();
  const words = fakeWords();
  const filesAsked: string[] = [];
  const warmedUp: (readonly [rules: string, lexicon: string, workers: 'one' | 'all'])[] = [];
  let names = 0;
  let minutes = 0;
  const services: StoreServices = {
    rules,
    chooseMove: search.chooseMove,
    compareMoves: search.chooseMove,
    rateMoves: (question, lexicon) =>
      answeredAtOnce(runToEnd(rateMoves(searchWordsIn(lexicon), question))),
    reviewTurn: (question, lexicon) =>
      answeredAtOnce(runToEnd(reviewTurn(searchWordsIn(lexicon), question))),
    findLanes: (question, lexicon) =>
      answeredAtOnce(runToEnd(findLanes(searchWordsIn(lexicon), question))),
    workersFor: (lexicon) => [reviewerOf(lexicon)],
    after: clock.after,
    loadWords: words.load,
    findWords: async (wanted, { words: compiledWords }) => ({
      kind: 'answered',
      value: foundWords(compiledWords, wanted, noProgress),
    }),
    warmUp: (rulesToPlay, { id }, isForAll) => {
      warmedUp.push([rulesToPlay.id, id, isForAll ? 'all' : 'one']);
    },
    fetchText: async (name) => {
      filesAsked.push(name);
      const text = await files[name];
      return text === undefined ? err({ code: 'FILE_NOT_FOUND', name }) : ok(text);
    },
    // Makes shuffling reverse a rack.
    pick: (bound) => bound - 1,
    newId: () => `game ${++names}`,
    newSeed: () => 'a new seed',
    random: (bytes) => new Uint8Array(bytes).fill(++names),
    now: () => 0,
    today: () => 1_000_000_000_000 + 60_000 * ++minutes,
    whenLeft: () => {},
    whenSlotLost: () => {},
    isKeptByNewer: async () => false,
    storage,
    gameLocks: tabs(),
    storageUse: async () => undefined,
    ...world,
  };
  const store = createGameStore(services, announcements);
  const { actions } = store.getState();
  return {
    store,
    actions,
    restore: actions.restore,
    search,
    clock,
    words,
    storage,
    /** Rules and words of the requested warm-ups. */
    warmedUp: () => [...warmedUp],
    filesAsked: (): readonly string[] => [...filesAsked],
    state: store.getState,
    learn: async (list: readonly string[]) => {
      actions.loadWords();
      await words.settle(ok(compiled(list, rules)));
    },
  };
}

export type Page = ReturnType<typeof openPage>;

export const WORDS = ['NO', 'NOT', 'NOTE', 'ON', 'TON', 'TEA', 'DO', 'AD', 'DAD', 'EAT', 'TONE'];

export const lexicon: Lexicon = lexiconOf(compiled(WORDS));

export const GAME_WORDS = { list: DEFAULT_LIST, lexicon };

/** A game on a small plain board with its start at b2, after some legal moves. */
export const smallGame = (
  draws: string,
  changes: Partial<GameSetup>,
  ...moves: readonly string[]
): Timeline => gameOf(setupOf(draws, lexicon, changes), lexicon, ...moves);

/** Racks NOTEAEI and DDDDZQA, then X, Y and random tiles. */
export const PLAIN_DRAWS = 'NOTEAEIDDDDZQAXY';

/** The same with a blank in place of the first player’s first E. */
export const BLANK_DRAWS = 'NOT_AEIDDDDZQAXY';

export async function pageWith(
  timeline: Timeline,
  storage = fakeStorage(),
  words: readonly string[] = WORDS,
  world: NonNullable<Parameters<typeof openPage>[0]>['world'] = {},
): Promise<Page> {
  const page = openPage({ storage, world });
  await page.learn(words);
  valueOf(await page.actions.importRecord(formatRecord(timeline.record)));
  await settled();
  return page;
}

/** A page after a reload: another store that reads what the first one stored. */
export async function reloaded(
  storage: FakeStorage,
  rules?: RuleBook,
  world: Pick<NonNullable<Parameters<typeof openPage>[0]>, 'tabs' | 'world'> = {},
): Promise<Page> {
  // Settings are saved over those of other tabs, which are read first.
  await settled();
  const page = openPage({
    ...world,
    storage: fakeStorage(Object.fromEntries(storage.texts)),
    ...(rules && { rules }),
  });
  await page.restore();
  await settled();
  return page;
}

/** The draft as `square letter`, by rows; a small letter is a blank, `?` an unassigned one. */
export function laidOf({ draft, table }: ScreenState): string {
  const alphabet = table && alphabetOf(table.view.rules.tileSet);
  if (!alphabet) return '?';
  const laid = draft.order.flatMap((slot) => {
    const square = squareOfSlot(draft, slot);
    const tile = placedTile(draft, slot);
    return square && tile ? [{ square, tile }] : [];
  });
  if (laid.length < draft.order.length) return '?';
  return laid
    .toSorted((a, b) => a.square.row - b.square.row || a.square.column - b.square.column)
    .map(({ square, tile }) => {
      const index = alphabet.indexOfLetter(tile.letter) ?? 0;
      const letter = tile.kind === 'blank' ? alphabet.lowerCase[index] : tile.letter;
      return `${squareName(square)} ${letter}`;
    })
    .join(', ');
}

/** The rack on screen, with a dot for each gap. */
export const rackShown = ({ draft }: ScreenState): string =>
  Array.from({ length: draft.positions }, (_, position) => {
    const slot = slotAtPosition(draft, position);
    const tile = slot === undefined ? undefined : draft.tiles[slot];
    return tile ? tileText(tile) : '.';
  }).join('');

export const ownTiles = ({ table }: ScreenState): string =>
  table ? ownRack(table.view).map(tileText).join('') : '';

/** The move on screen as text; undefined if it is not a move. */
export function moveShown(state: ScreenState): string | undefined {
  const { verdict } = state;
  const rules = state.table?.view.rules;
  return rules && verdict.kind === 'play'
    ? formatMove({ ...rules, notation: 'word-square' }, { kind: 'play', play: verdict.play })
    : undefined;
}

/** Starts a game of two people on the small board, with the words of the small games by default. */
export const startSmall = ({ actions }: Page, words: GameWords = GAME_WORDS): void =>
  actions.startGame({
    rules: scraebbkle,
    board: plainBoard(8, 8, 'b2'),
    given: [],
    boardName: 'Small',
    seats: seatsOf('human', 'human'),
    openRacks: true,
    words,
    seed: 'another',
  });
