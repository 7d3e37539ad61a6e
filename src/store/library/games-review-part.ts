import {
  alphabetOf,
  coversLexicon,
  figuresOf,
  type GameFigures,
  type Lexicon,
  playedTurns,
  type ReviewedTurn,
  type Timeline,
} from '../../engine';
import { gamesReviewed, REVIEWED_NOTE } from '../../messages';
import { readFor } from '../../setup';
import type { AskWorker } from '../../worker';
import { keepMissedWords } from '../cards/missed-words';
import type { StoreContext } from '../context';
import { MAX_BEST_MOVES } from '../help-state';
import { withLearned } from '../learned';
import { savedList } from '../saved-list';
import type { GameReviewed, GamesReview } from '../state';
import { type AddedGames, createGameAdder } from './add-game-file';
import { type BackgroundRequests, openBackgroundRequests } from './background-requests';
import { keepReview, limitReviews, parseChosen, readReview } from './kept-reviews';
import { gamesOf, type LibraryGame, readGameCards, readGame, readTitles } from './read-games';
import { withoutRetries } from './transfer';

type JudgedBy = Pick<GameReviewed, 'otherList'>;

/** One run through the games; it changes nothing once it is stopped. */
interface Run {
  readonly requests: BackgroundRequests;
  /** The words used so far, by the id of the lexicon that games name. The words themselves would fill memory. */
  readonly used: Map<string, Pick<Lexicon, 'id'> & JudgedBy>;
  isStopped: boolean;
}

/** `isKept` if the review was done before. */
interface Outcome extends JudgedBy {
  readonly figures: GameFigures | 'skipped';
  readonly isKept: boolean;
}

/** Maximum number of kept reviews that are shown at once, so that thousands do not render the page as often. */
const MAX_KEPT_AT_ONCE = 100;

export function openGamesReview({
  screen: { setState: set, getState: get, subscribe },
  services,
  saves,
  lexicons,
}: StoreContext) {
  const storage = saves.library;
  let current: Run | undefined;

  function change(changes: Partial<GamesReview>): void {
    const { gamesReview } = get();
    if (gamesReview) set({ gamesReview: { ...gamesReview, ...changes } });
  }

  function stop(): void {
    if (!current) return;
    current.isStopped = true;
    current.requests.close();
    current = undefined;
    if (get().gamesReview?.state === 'running') change({ state: 'stopped' });
  }

  /** The words of a game, or the standard ones if its own are not in this browser. */
  async function wordsOf(
    { record: { setup } }: Timeline,
    { used }: Run,
  ): Promise<(JudgedBy & { readonly lexicon: Lexicon }) | undefined> {
    const { lexiconId, rules } = setup;
    const saved = await savedList(saves, lexiconId);
    const alphabet = alphabetOf(rules.tileSet);
    const { list, words } = await readFor(lexiconId, lexicons, alphabet, saved, () => {});
    if (!words.ok) return undefined;
    const { lexicon } = words.value;
    const otherList = coversLexicon(lexicon, lexiconId) ? undefined : list;
    used.set(lexiconId, { id: lexicon.id, otherList });
    return { lexicon, otherList };
  }

  /** Reviews the turns of a game, one in each worker at a time. */
  async function reviewTurns(
    game: Timeline,
    lexicon: Lexicon,
    { requests }: Run,
  ): Promise<readonly ReviewedTurn[] | 'unavailable'> {
    const turns = playedTurns(game, false);
    const reviewed: ReviewedTurn[] = [];
    let next = 0;
    let done = 0;
    let isAvailable = true;
    async function work(ask: AskWorker): Promise<void> {
      while (isAvailable) {
        const index = next++;
        const turn = turns[index];
        if (!turn) return;
        const seen = withLearned(get(), turn.seen, lexicon);
        const seed = `review of turn ${turn.number}`;
        const question = { turn: { ...turn, seen }, max: MAX_BEST_MOVES, seed };
        const answer = await requests.ask(() => ask('reviewTurn', question));
        if (answer.kind === 'answered') {
          reviewed[index] = answer.value;
          change({ turns: { done: ++done, total: turns.length } });
        } else {
          isAvailable = false;
        }
      }
    }
    await Promise.all(services.workersFor(lexicon).map(work));
    return isAvailable ? reviewed : 'unavailable';
  }

  /** Reviews a game, unless its review is kept. */
  async function review(
    { id, events, lexiconId }: LibraryGame['card'],
    run: Run,
  ): Promise<Outcome | 'unavailable'> {
    const kept = await readReview(storage, id);
    const isKeptWith = (lexicon: Pick<Lexicon, 'id'> | undefined): boolean =>
      kept?.events === events && kept.words === lexicon?.id;
    const known = run.used.get(lexiconId);
    if (kept && isKeptWith(known)) {
      return { figures: kept.turns, isKept: true, otherList: known?.otherList };
    }
    const game = await readGame(storage, id);
    const words = game && (await wordsOf(game, run));
    if (!game || !words) return { figures: 'skipped', isKept: false };
    const { lexicon, otherList } = words;
    if (kept && isKeptWith(lexicon)) return { figures: kept.turns, isKept: true, otherList };
    if (run.isStopped) return 'unavailable';
    const turns = await reviewTurns(game, lexicon, run);
    if (turns === 'unavailable') return turns;
    const figures = figuresOf(game, turns);
    await keepMissedWords(storage, lexicon, turns, game.record.setup.seats);
    await keepReview(storage, id, { events, words: lexicon.id, turns: figures });
    return { figures, isKept: false, otherList };
  }

  /** Shows the figures of games, by their record ids. */
  function showFigures(found: ReadonlyMap<string, Outcome>): void {
    const games = get().gamesReview?.games ?? [];
    change({
      games: games.map((each) => {
        const outcome = found.get(each.card.id);
        return outcome ? { ...each, figures: outcome.figures, otherList: outcome.otherList } : each;
      }),
      turns: undefined,
    });
  }

  /** Reviews the games that are left. Those with the same words follow each other, since few lists fit into memory. */
  async function reviewRest(): Promise<void> {
    stop();
    const games = get().gamesReview?.games ?? [];
    const run: Run = {
      requests: openBackgroundRequests({ getState: get, setState: set, subscribe }),
      used: new Map(),
      isStopped: false,
    };
    current = run;
    change({ state: 'running' });
    void saves.write('reviews', JSON.stringify(games.map(({ card }) => card.id)));
    const left = games
      .filter(({ figures }) => figures === undefined)
      .toSorted((a, b) =>
        a.card.lexiconId < b.card.lexiconId ? -1 : Number(a.card.lexiconId > b.card.lexiconId),
      );
    const found = new Map<string, Outcome>();
    for (const { card } of left) {
      const outcome = await review(card, run);
      if (run.isStopped) return;
      if (outcome === 'unavailable') {
        showFigures(found);
        stop();
        change({ state: 'unavailable' });
        return;
      }
      found.set(card.id, outcome);
      if (outcome.isKept && found.size < MAX_KEPT_AT_ONCE) continue;
      showFigures(found);
      found.clear();
    }
    showFigures(found);
    finish();
  }

  function finish(): void {
    current?.requests.close();
    current = undefined;
    change({ state: 'done' });
    const { gamesReview, panel } = get();
    const games = gamesReview?.games ?? [];
    void saves.clear('reviews');
    void limitReviews(storage, new Set(games.map(({ card }) => card.id)));
    if (panel !== 'games' && panel !== 'reviews') {
      set({ notice: { tone: 'remark', headline: gamesReviewed(games), reason: REVIEWED_NOTE } });
    }
  }

  async function begin(chosen: readonly LibraryGame[]): Promise<void> {
    stop();
    const games = chosen.map(({ card, title }) => ({ card, title, figures: undefined }));
    set({ gamesReview: { state: 'running', games, turns: undefined } });
    await reviewRest();
  }

  return {
    /** Reviews games one after another, while nothing at the table needs the workers. */
    reviewGames: begin,
    /** Shows the review of the game on the table, which leads back to that of all. */
    showReviewed: async () => {
      change({ opened: get().table?.recordId });
      set({ dockTab: 'review', panel: undefined, sheet: 'half' });
    },
    stopReviewingGames: async () => {
      stop();
      await saves.clear('reviews');
    },
    continueReviewingGames: reviewRest,
    /** Adds the games of a file to the library, which must be read again afterwards. */
    addGameFile: async (kind: 'gcg' | 'json', text: string): Promise<AddedGames | undefined> => {
      const elsewhere = (await services.gameLocks.elsewhere()) ?? [];
      const isPlayed = (id: string): boolean =>
        id === get().table?.recordId || elsewhere.includes(id);
      // Failed writes are counted and reported.
      const adder = createGameAdder(withoutRetries(storage, services.storage), services, isPlayed);
      return kind === 'gcg' ? adder.gcg(text) : adder.json(text);
    },
    /** Drops the result, and what is left to do; the reviews stay in this browser. */
    closeGamesReview: async () => {
      stop();
      set({ gamesReview: undefined });
      await saves.clear('reviews');
    },
    /** Continues the review that was under way when the page was left. */
    resume: async (text: string) => {
      const ids = parseChosen(text);
      const cards = await readGameCards(storage, new Map(), () => true);
      const games = gamesOf(cards, await readTitles(storage));
      const wanted = new Set(ids);
      const chosen = games.filter(({ card }) => wanted.has(card.id));
      if (chosen.length > 0 && !get().gamesReview) await begin(chosen);
      else await saves.clear('reviews');
    },
  };
}
