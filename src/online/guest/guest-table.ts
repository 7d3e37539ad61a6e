import {
  err,
  formatMove,
  judgePlay,
  type Lexicon,
  mayJudge,
  type Move,
  type MoveError,
  type ViewUpdate,
  ok,
  parseMove,
  publicHash,
  type PublicSetup,
  refuseExchange,
  type Result,
  type Timeline,
  type View,
  viewFor,
  viewOfUpdate,
  withUpdate,
} from '../../engine';
import {
  eventsOfTurns,
  type MoveInput,
  type Phase,
  type ResignFault,
  type SubmitError,
  type Table,
  type TableSnapshot,
} from '../../table';

/** A move in the notation of the game, or a resignation, after so many turns. */
export type Sent =
  | { readonly kind: 'move'; readonly turns: number; readonly text: string }
  | { readonly kind: 'resign'; readonly turns: number };

/** What a guest's table needs of the rest of its page. */
export interface GuestTableServices {
  /** Keeps what the host has not answered; nothing is sent before it is kept. */
  readonly keep: (sent: Sent | undefined) => Promise<unknown>;
  /** Sends to the host what is done at this table. */
  readonly send: (sent: Sent) => void;
}

/** A game whose record is kept at another screen. */
export interface GuestTable extends Table {
  /** Takes what the host tells; false where this page has to be told everything. */
  readonly takeNews: (news: ViewUpdate, hash: string) => boolean;
  /** The host has not taken the move made after so many turns. */
  readonly takeRefusal: (turns: number, error: SubmitError) => void;
  /** The game is over, or given up, and this is its record. */
  readonly takeRecord: (timeline: Timeline) => void;
  /** Sends again what has not been answered, as after the host was away. */
  readonly sendAgain: () => void;
  readonly news: () => ViewUpdate;
}

/** Opens the table of a guest at a seat, once it has been told of the game. */
export function openGuestTable(
  game: {
    readonly id: string;
    readonly setup: PublicSetup;
    readonly seat: number;
    readonly news: ViewUpdate;
    /** What was done before this page was left, and the host may not have heard of. */
    readonly sent: Sent | undefined;
  },
  { keep, send }: GuestTableServices,
): Result<GuestTable, { readonly code: 'NOT_OF_THIS_GAME' | 'TURNS_MISSING' }> {
  const { id, setup, seat } = game;
  const first = viewOfUpdate(setup, game.news);
  if (!first.ok) return first;
  const listeners = new Set<() => void>();
  let { news } = game;
  let latest: View = first.value;
  let record: Timeline | undefined;
  let lexicon: Lexicon | undefined;
  let turnsShown = news.turns.length;
  /** What the host has not answered. */
  let sent = game.sent?.turns === news.turns.length ? game.sent : undefined;
  let refusal: TableSnapshot['refusal'];
  let refusals = 0;
  let isReporting = false;
  let current = takeSnapshot();

  function phase(): Phase {
    if (turnsShown < news.turns.length) return 'looking-back';
    if (latest.result) return 'over';
    if (isReporting) return 'report';
    if (sent) return 'drawing';
    return latest.toMove === seat ? 'your-turn' : 'their-turn';
  }

  /** The moment that is looked at; with the record, as everyone may see it. */
  function viewShown(): View {
    if (record) {
      const viewer = latest.result ? 'everyone' : seat;
      return viewFor(record, viewer, eventsOfTurns(record, turnsShown));
    }
    const shown = viewOfUpdate(setup, news, turnsShown);
    return shown.ok ? shown.value : latest;
  }

  function takeSnapshot(): TableSnapshot {
    return {
      view: viewShown(),
      phase: phase(),
      recordId: id,
      lexiconId: setup.lexiconId,
      turnsShown,
      turns: news.turns.length,
      running: true,
      wordsChecked: lexicon !== undefined,
      online: 'guest',
      hasRecord: record !== undefined,
      help: latest.result ? 'free' : 'none',
      refusal,
    };
  }

  function changed(): void {
    current = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function judge(move: Move): MoveError | undefined {
    const { rules, seats, bagCount } = latest;
    const own = seats[seat]?.rack;
    const rack = own?.kind === 'shown' ? own.tiles : [];
    if (move.kind === 'pass') return undefined;
    if (move.kind === 'exchange') return refuseExchange(rules, rack, bagCount, move.tiles);
    // Where a wrong word costs the turn, the host alone looks words up.
    const words = rules.unknownWord === 'lose-turn' ? undefined : lexicon;
    const judged = judgePlay(rules, latest, rack, move.play, words);
    return judged.ok ? undefined : judged.error;
  }

  function sendOff(what: Sent): void {
    sent = what;
    refusal = undefined;
    void keep(what).then(() => send(what));
    changed();
  }

  function answered(): void {
    if (!sent) return;
    sent = undefined;
    void keep(undefined);
  }

  function submit(input: MoveInput): Result<Move, SubmitError> {
    if (current.phase !== 'your-turn') return err({ code: 'NOT_YOUR_TURN' });
    const move =
      input.kind === 'move' ? ok(input.move) : parseMove(setup.rules, latest, input.text);
    if (!move.ok) return move;
    const fault = judge(move.value);
    if (fault) return err(fault);
    sendOff({
      kind: 'move',
      turns: news.turns.length,
      text: formatMove(setup.rules, move.value),
    });
    return ok(move.value);
  }

  function resign(): Result<undefined, ResignFault> {
    if (current.phase !== 'your-turn') return err({ code: 'NOT_YOUR_TURN' });
    sendOff({ kind: 'resign', turns: news.turns.length });
    return ok(undefined);
  }

  function takeNews(next: ViewUpdate, hash: string): boolean {
    const all = withUpdate(news, next);
    const view = all.ok ? viewOfUpdate(setup, all.value) : all;
    if (!all.ok || !view.ok || all.value.viewer !== seat || publicHash(view.value) !== hash) {
      return false;
    }
    const before = news.turns.length;
    const isAtEnd = turnsShown === before;
    news = all.value;
    latest = view.value;
    // Answered; or of a turn that the host, come back from earlier on, does not know.
    if (news.turns.length !== sent?.turns) answered();
    const own = news.turns.slice(before).find((turn) => turn.seat === seat);
    const isReported =
      own !== undefined && own.kind !== 'pass' && own.kind !== 'resign' && !latest.result;
    if (isReported && setup.rules.moveReport === 'until-continue') isReporting = true;
    turnsShown = isAtEnd ? news.turns.length : Math.min(turnsShown, news.turns.length);
    changed();
    return true;
  }

  return ok({
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit,
    resign,
    // Whose player is far away is not helped: only the page that keeps the record could tell of it.
    takeHelp: () => (current.help === 'free' ? ok(undefined) : err({ code: 'NO_HELP' })),
    goOn: () => {
      isReporting = false;
      changed();
    },
    liftCurtain: () => {},
    run: () => {},
    stepOnce: () => {},
    showTurn: (turn) => {
      turnsShown = Math.max(0, Math.min(turn, news.turns.length));
      changed();
    },
    playOnFromHere: () => {},
    useLexicon: (value) => {
      lexicon = mayJudge(value, setup.lexiconId) ? value : undefined;
      changed();
    },
    timeline: () => record,
    close: () => listeners.clear(),
    takeNews,
    takeRefusal: (turns, error) => {
      if (sent?.kind !== 'move' || sent.turns !== turns) return;
      refusal = { number: ++refusals, text: sent.text, error };
      answered();
      changed();
    },
    takeRecord: (timeline) => {
      record = timeline;
      changed();
    },
    sendAgain: () => {
      if (sent) send(sent);
    },
    news: () => news,
  });
}
