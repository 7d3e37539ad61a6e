import { alphabetOf, isTimed, type LeftOut, levelOf, type Lexicon } from '../engine';
import {
  formatKeptList,
  isSameList,
  type ListOutcome,
  readFor,
  DEFAULT_LIST,
  type WordList,
  type Lexicons,
} from '../setup';
import { SPOKEN_LOADING } from '../messages';
import { withAnnouncement } from './notices';
import { wordsName } from './kept-names';
import { loadLateNotices } from './lazy-part';
import { puzzleNow } from './puzzles/puzzle-now';
import { WORDS_PENDING, type Screen } from './state';
import type { TableWords, TableSession } from './table-session';
import type { WordsProgress } from '../worker';
import type { SaveService } from './save-service';
import type { StoreServices } from './services';

/** Time after which the loading of words is announced. */
const LONG_LOADING_MS = 2000;

/** The state and services that all parts of a store use. */
export interface StoreCore {
  readonly screen: Screen;
  readonly services: StoreServices;
  readonly saves: SaveService;
  readonly session: TableSession;
  readonly lexicons: Lexicons;
}

export type WordsOfGame = ReturnType<typeof gameWords>;

export interface CoreWithWords extends StoreCore {
  readonly words: WordsOfGame;
}

export function gameWords({ screen, services, session, lexicons, saves }: StoreCore) {
  /** Number of the latest request; answers to earlier ones are dropped. */
  let asked = 0;
  let cancelTimer = (): void => {};
  let isLoadingAnnounced = false;

  /** Without a game the players are not known yet; usually one is a computer. */
  function warmUp(lexicon: Lexicon): void {
    const view = session.table()?.snapshot().view;
    const rules = view?.rules ?? services.rules;
    const hasComputer = view?.seats.some(({ player }) => player === 'computer') ?? true;
    const isForAll = view?.seats.some((seat) => isTimed(levelOf(rules, seat))) ?? false;
    if (hasComputer) services.warmUp(rules, lexicon, isForAll);
  }

  const announce = (text: string): void =>
    screen.setState(withAnnouncement(screen.getState(), text));

  function beginLoading(): void {
    cancelTimer();
    cancelTimer = services.after(LONG_LOADING_MS, () => {
      if (!isLoadingAnnounced) announce(SPOKEN_LOADING.begun);
      isLoadingAnnounced = true;
    });
  }

  function endLoading(isReady: boolean): void {
    cancelTimer();
    if (isLoadingAnnounced && isReady) announce(SPOKEN_LOADING.done);
    isLoadingAnnounced = false;
  }

  function read(report: (list: WordList, leftOut: LeftOut | undefined) => void): void {
    const request = ++asked;
    const { wordList } = screen.getState();
    const game = session.table()?.snapshot();
    const alphabet = alphabetOf((game?.view.rules ?? services.rules).tileSet);
    const onProgress = (progress: WordsProgress): void => {
      if (request === asked) screen.setState({ words: { kind: 'loading', ...progress } });
    };
    const take = ({ list, words }: ListOutcome): void => {
      if (request !== asked) return;
      endLoading(words.ok);
      screen.setState({ wordList: list });
      if (!words.ok) {
        screen.setState({ words: { kind: 'failed', failure: words.error } });
        return;
      }
      const { lexicon, leftOut } = words.value;
      screen.setState({ words: { kind: 'ready', lexicon } });
      if (leftOut ?? (list.kind === 'own' && list.isGuessed)) report(list, leftOut);
      session.useLexicon(lexicon);
      warmUp(lexicon);
    };
    beginLoading();
    screen.setState({ words: WORDS_PENDING });
    void readFor(game?.lexiconId, lexicons, alphabet, wordList, onProgress).then(take);
  }

  /** Loads the words of the current game; without a game, the usual ones. */
  const load = (): void => read(() => {});

  function keepFor(list: WordList, lexiconId: string): void {
    const isOnline = session.table()?.snapshot().online !== undefined;
    const text = formatKeptList({ lexiconId, list });
    // The words behind a puzzle stay those of the game to which the player returns.
    if (!puzzleNow(screen.getState())) void saves.write(isOnline ? 'onlineWords' : 'words', text);
    // Every other game that names these words finds them there.
    if (!isSameList(list, DEFAULT_LIST)) void saves.write(wordsName(lexiconId), text);
  }

  async function sayLeftOut(list: WordList, leftOut: LeftOut | undefined): Promise<void> {
    const request = asked;
    const part = await loadLateNotices(screen);
    if (part && request === asked) screen.setState({ notice: part.leftOutNotice(list, leftOut) });
  }

  function switchWordList(wordList: WordList): void {
    const game = session.table()?.snapshot();
    screen.setState({ wordList });
    if (game) keepFor(wordList, game.lexiconId);
    read((list, leftOut) => void sayLeftOut(list, leftOut));
  }

  /**
   * Saves the word list of the game that was opened and drops pending requests. Uses its lexicon, or loads the words if
   * it has none. A list that only stands in for another, which may come later, is not saved.
   */
  function startWith(lexiconId: string, { list, lexicon, isStandIn }: TableWords): void {
    if (!isStandIn) keepFor(list, lexiconId);
    if (!lexicon) {
      load();
      return;
    }
    asked++;
    endLoading(true);
    warmUp(lexicon);
  }

  return { load, switchWordList, startWith };
}
