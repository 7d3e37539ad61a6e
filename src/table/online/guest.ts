import {
  type ChanceSource,
  type DrawEvidence,
  type DrawFault,
  type GameSetup,
  type News,
  newsFromJson,
  parseRecord,
  publicSetupFrom,
  type PublicSetup,
  publicHash,
  type Result,
  type Timeline,
  type VerifiedDraws,
  verifyDraws,
  viewFor,
  withNews,
} from '../../engine';
import type { SubmitError, Table, TableServices } from '../table';
import { type GuestShares, openGuestShares, type SavedShares } from './guest-shares';
import { type GuestTable, openGuestTable } from './guest-table';
import {
  formatMessage,
  type GuestMessage,
  type HostMessage,
  parseHostMessage,
  type Place,
  PROTOCOL,
} from './messages';
import type { Peer } from './places';

/** What a guest has to keep, so that it gets its seat back and opens no share twice. */
export interface SavedGuest {
  /** Gets the guest its seat back: 32 hexadecimal digits, known to the host alone. */
  readonly token: string;
  readonly name: string;
  readonly shares: SavedShares | undefined;
}

/** What came of the draws of a game: all verified, one that is wrong, or none that could be. */
export type DrawsOutcome =
  | {
      readonly kind: 'verified';
      readonly result: Result<VerifiedDraws, DrawFault>;
      readonly game: Timeline;
    }
  /** The host has not said what the draws were made of, although all were to be joint. */
  | { readonly kind: 'not-opened' }
  /** All draws followed one generator, which the host alone had. */
  | { readonly kind: 'not-joint' }
  /** The record is none of the game that was played here. */
  | { readonly kind: 'other-game' };

/** How a guest stands with its host. */
export type Standing =
  | { readonly kind: 'knocking' }
  | { readonly kind: 'seated'; readonly seat: number; readonly isHostAway: boolean }
  | { readonly kind: 'turned-away'; readonly reason: 'taken' | 'version' }
  | { readonly kind: 'closed' };

/** After so many milliseconds without a welcome somebody else is asked: no host was asked, then. */
const ASKING = 4000;

/** What a guest needs of the world around it. */
export interface GuestServices extends Pick<TableServices, 'after'> {
  readonly send: (peer: Peer, text: string) => void;
  /** Thirty-two random bytes as 64 hexadecimal digits. */
  readonly random: () => string;
  /** Keeps the guest; no share is opened before it is kept. */
  readonly save: (guest: SavedGuest) => Promise<unknown>;
  /** A game has begun, or is come back to: this is its table. */
  readonly onTable: (table: Table) => void;
  readonly onPlaces: (places: readonly Place[]) => void;
  readonly onStanding: (standing: Standing) => void;
  readonly onDraws: (outcome: DrawsOutcome) => void;
}

/** This page's side of a table whose record another page keeps. */
export interface Guest {
  /** Somebody is at the other end: perhaps the host, who is asked for the seat. */
  readonly onPeer: (peer: Peer) => void;
  readonly onMessage: (peer: Peer, text: string) => void;
  readonly onAway: (peer: Peer) => void;
  readonly onBack: (peer: Peer) => void;
  readonly onGone: (peer: Peer) => void;
  readonly close: () => void;
}

/** A game as it has been told of: how it is set up, and what its draws are bound to. */
interface ToldGame {
  readonly id: string;
  readonly setup: PublicSetup;
  readonly chance: Extract<ChanceSource, { kind: 'joint' }> | undefined;
}

const setupOf = ({ setup, chance }: ToldGame): GameSetup | undefined =>
  chance && { ...setup, chance };

/** The refusal of a move, as the host tells it. */
function errorOf({ code, words }: Extract<HostMessage, { kind: 'refused' }>): SubmitError {
  if (code === 'WORD_NOT_IN_LIST') return { code, words, squares: [] };
  // Whatever else there is to say of a move, this page has said before it was sent.
  return { code: code === 'WORDS_NOT_READY' ? code : 'NOT_YOUR_TURN' };
}

/** Whether a record tells what this page has been told, turn by turn. */
function isSameGame(timeline: Timeline, told: GuestTable): boolean {
  const { view } = told.snapshot();
  const all = viewFor(timeline, 'everyone');
  return publicHash(all) === publicHash(view);
}

/** Opens a guest's side of a table. */
export function openGuest(saved: SavedGuest, services: GuestServices): Guest {
  const { token, name } = saved;
  let shares: GuestShares | undefined = saved.shares && openGuestShares(saved.shares);
  let host: Peer | undefined;
  let isHostAway = false;
  /** Who has been asked for the seat, one at a time, and who is asked next. */
  let asked: Peer | undefined;
  let others: readonly Peer[] = [];
  let stopAsking = (): void => {};
  let seat: number | undefined;
  let game: ToldGame | undefined;
  let table: GuestTable | undefined;
  /** The host has closed its table for good. */
  let hasEnded = false;
  let isClosed = false;

  const say = (message: GuestMessage): void => {
    if (host !== undefined && !isClosed) services.send(host, formatMessage(message));
  };

  const keep = (): Promise<unknown> => services.save({ token, name, shares: shares?.saved() });

  function seated(isAway: boolean): void {
    isHostAway = isAway;
    if (seat !== undefined && !hasEnded) services.onStanding({ kind: 'seated', seat, isHostAway });
  }

  /** Binds this guest to its shares in a game, in the same way however often it is asked. */
  function bind(id: string, commitment: string): void {
    const before = shares?.saved();
    if (before?.game !== id) {
      const seed = services.random();
      shares = openGuestShares({ game: id, seed, commitment, setup: undefined, heard: [] });
    } else if (before.commitment !== commitment) {
      return;
    }
    const anchor = shares?.anchor;
    if (anchor !== undefined) void keep().then(() => say({ kind: 'anchor', game: id, anchor }));
  }

  function takeGame(message: Extract<HostMessage, { kind: 'game' }>): void {
    const setup = publicSetupFrom(message.setup);
    if (!setup.ok) return;
    const chance = message.draws ? { kind: 'joint' as const, ...message.draws } : undefined;
    if (game?.id !== message.game) {
      table?.close();
      table = undefined;
    }
    game = { id: message.game, setup: setup.value, chance };
    const whole = setupOf(game);
    if (whole && shares?.saved().game === game.id && shares.agree(whole)) void keep();
  }

  function takeDraw({ game: id, statement }: Extract<HostMessage, { kind: 'draw' }>): void {
    if (id !== game?.id || id !== shares?.saved().game) return;
    const link = shares.open(statement);
    if (link === undefined) return;
    const { number } = statement;
    void keep().then(() => say({ kind: 'share', game: id, number, link }));
  }

  function sitDown({ id, setup }: ToldGame, at: number, news: News): GuestTable | undefined {
    const opened = openGuestTable(
      { id, setup, seat: at, news },
      { send: (sent) => say({ ...sent, game: id }) },
    );
    if (!opened.ok) return undefined;
    services.onTable(opened.value);
    return opened.value;
  }

  function takeNews({ game: id, news, hash }: Extract<HostMessage, { kind: 'news' }>): void {
    if (!game || id !== game.id || seat === undefined) return;
    const read = newsFromJson(game.setup.rules, news);
    if (!read.ok || read.value.viewer !== seat) return;
    if (!table) {
      const all = withNews(undefined, read.value);
      table = all.ok ? sitDown(game, seat, all.value) : undefined;
    }
    if (table?.takeNews(read.value, hash)) return;
    // Asked once more, a host that has told everything would tell the same.
    if (read.value.known > 0) say({ kind: 'resync', game: id });
    else services.onDraws({ kind: 'other-game' });
  }

  function outcomeOf(timeline: Timeline, evidence: DrawEvidence | null): DrawsOutcome {
    const whole = game && setupOf(game);
    if (!table || !isSameGame(timeline, table)) return { kind: 'other-game' };
    if (!whole) return { kind: 'not-joint' };
    if (!evidence || seat === undefined) return { kind: 'not-opened' };
    const isOwn = shares?.saved().game === game?.id;
    const witness = isOwn ? shares?.witness(whole, seat, table.news()) : undefined;
    return {
      kind: 'verified',
      result: verifyDraws(timeline.record, evidence, witness),
      game: timeline,
    };
  }

  function takeRecord({
    game: id,
    record,
    evidence,
  }: Extract<HostMessage, { kind: 'over' }>): void {
    if (id !== game?.id || !table) return;
    const parsed = parseRecord(record, undefined);
    if (!parsed.ok) {
      services.onDraws({ kind: 'other-game' });
      return;
    }
    const outcome = outcomeOf(parsed.value, evidence);
    if (outcome.kind !== 'other-game') table.takeRecord(parsed.value);
    services.onDraws(outcome);
  }

  function take(message: HostMessage): void {
    switch (message.kind) {
      case 'welcome':
        if (message.version !== PROTOCOL) return;
        seat = message.seat;
        services.onPlaces(message.places);
        seated(false);
        table?.sendAgain();
        break;
      case 'turned-away':
        services.onStanding({ kind: 'turned-away', reason: message.reason });
        break;
      case 'places':
        services.onPlaces(message.places);
        break;
      case 'commitment':
        bind(message.game, message.commitment);
        break;
      case 'game':
        takeGame(message);
        break;
      case 'draw':
        takeDraw(message);
        break;
      case 'news':
        takeNews(message);
        break;
      case 'refused':
        if (message.game === game?.id) table?.takeRefusal(message.turns, errorOf(message));
        break;
      case 'over':
        takeRecord(message);
        break;
      case 'closed':
        hasEnded = true;
        services.onStanding({ kind: 'closed' });
        break;
    }
  }

  /**
   * Asks whoever is at the other end for the seat: others may have been given the same invitation, and
   * a host whose page ended without a word is somebody else when it is opened again.
   */
  function askNext(): void {
    const hasHost = host !== undefined && !isHostAway;
    if (hasHost || asked !== undefined || isClosed) return;
    const [next, ...rest] = others;
    if (next === undefined) return;
    asked = next;
    others = rest;
    if (seat === undefined) services.onStanding({ kind: 'knocking' });
    services.send(next, formatMessage({ kind: 'hello', version: PROTOCOL, token, name }));
    stopAsking = services.after(ASKING, () => {
      askNobody();
      askNext();
    });
  }

  /** Waits for nobody's answer any more; whoever was asked can be asked again. */
  function askNobody(): void {
    stopAsking();
    if (asked !== undefined) others = [...others, asked];
    asked = undefined;
  }

  function hearAsked(peer: Peer, message: HostMessage): void {
    if (message.kind !== 'welcome' && message.kind !== 'turned-away') return;
    stopAsking();
    asked = undefined;
    if (message.kind === 'welcome') host = peer;
    // Nobody but the host who is away can take the seat back.
    if (host === undefined || host === peer) take(message);
    else askNext();
  }

  return {
    onPeer: (peer) => {
      others = [...others.filter((each) => each !== peer), peer];
      askNext();
    },
    onMessage: (peer, text) => {
      const message = parseHostMessage(text);
      if (!message.ok || isClosed) return;
      if (peer === asked) hearAsked(peer, message.value);
      else if (peer === host) take(message.value);
    },
    onAway: (peer) => {
      if (peer !== host) return;
      seated(true);
      askNext();
    },
    onBack: (peer) => {
      if (peer !== host) return;
      askNobody();
      seated(false);
    },
    onGone: (peer) => {
      if (peer === asked) askNobody();
      others = others.filter((each) => each !== peer);
      if (peer === host) {
        host = undefined;
        seated(true);
      }
      askNext();
    },
    close: () => {
      isClosed = true;
      stopAsking();
      table?.close();
    },
  };
}
