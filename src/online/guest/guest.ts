import {
  type ChanceSource,
  type DrawEvidence,
  type DrawFault,
  type GameSetup,
  type ViewUpdate,
  updateFromJson,
  parseRecord,
  publicSetupFrom,
  type PublicSetup,
  publicHash,
  type Result,
  type Timeline,
  type VerifiedDraws,
  verifyDraws,
  viewFor,
  withUpdate,
} from '../../engine';
import { keyPairOf } from '../../net';
import type { SubmitError, Table } from '../../table';
import { type GuestShares, openGuestShares, type SavedShares } from './guest-shares';
import { type GuestTable, openGuestTable, type Sent } from './guest-table';
import { type HostSearchServices, openHostSearch } from './host-search';
import {
  formatMessage,
  type GuestMessage,
  type HostMessage,
  parseHostMessage,
  type Place,
} from '../wire/messages';
import type { Peer } from '../host/places';

/** What a guest has to keep, so that it gets its seat back and opens no share twice. */
export interface SavedGuest {
  /** Of the key pair that the seat is bound to; told to nobody. */
  readonly secretKey: string;
  /** The public key of the host, once that has given the guest a seat. */
  readonly host: string | undefined;
  readonly name: string;
  readonly shares: SavedShares | undefined;
  /** What was done in a game and the host has not answered. */
  readonly sent: { readonly game: string; readonly what: Sent } | undefined;
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

/** What a guest needs of the world around it. */
export interface GuestServices
  extends Pick<HostSearchServices, 'after' | 'binding' | 'nonce' | 'onFalseHost'> {
  readonly send: (peer: Peer, text: string) => void;
  /** Whether a public key may be that of the host, where none is known from before. */
  readonly isInvitedBy: (publicKey: string) => boolean;
  /** Thirty-two random bytes as 64 hexadecimal digits. */
  readonly random: () => string;
  /** Keeps the guest; no share is opened, and no move sent, before it is kept. */
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
  const { secretKey, name } = saved;
  let { host: hostKey, sent } = saved;
  let shares: GuestShares | undefined = saved.shares && openGuestShares(saved.shares);
  let seat: number | undefined;
  let game: ToldGame | undefined;
  let table: GuestTable | undefined;
  /** The host has closed its table for good. */
  let hasEnded = false;
  let isClosed = false;

  const search = openHostSearch({
    ...services,
    keys: keyPairOf(secretKey),
    name,
    send: (peer, message) => services.send(peer, formatMessage(message)),
    isHost: (key) => (hostKey === undefined ? services.isInvitedBy(key) : key === hostKey),
    onKnocking: () => {
      if (seat === undefined) services.onStanding({ kind: 'knocking' });
    },
    onHost: (key) => {
      hostKey = key;
      void keep();
    },
  });

  const say = (message: GuestMessage): void => {
    const host = search.host();
    if (host !== undefined && !isClosed) services.send(host, formatMessage(message));
  };

  const keep = (): Promise<unknown> =>
    services.save({ secretKey, host: hostKey, name, shares: shares?.saved(), sent });

  function seated(isHostAway: boolean): void {
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

  function sitDown({ id, setup }: ToldGame, at: number, news: ViewUpdate): GuestTable | undefined {
    const opened = openGuestTable(
      { id, setup, seat: at, news, sent: sent?.game === id ? sent.what : undefined },
      {
        keep: (what) => {
          sent = what && { game: id, what };
          return keep();
        },
        send: (what) => say({ ...what, game: id }),
      },
    );
    if (!opened.ok) return undefined;
    services.onTable(opened.value);
    opened.value.sendAgain();
    return opened.value;
  }

  function takeNews({ game: id, news, hash }: Extract<HostMessage, { kind: 'news' }>): void {
    if (!game || id !== game.id || seat === undefined) return;
    const read = updateFromJson(game.setup.rules, news);
    if (!read.ok || read.value.viewer !== seat) return;
    if (!table) {
      const all = withUpdate(undefined, read.value);
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
      case 'challenge':
        break;
      case 'welcome':
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

  return {
    onPeer: search.onPeer,
    onMessage: (peer, text) => {
      const message = parseHostMessage(text);
      if (!message.ok || isClosed) return;
      const heard = search.hear(peer, message.value);
      if (heard) take(heard);
    },
    onAway: (peer) => {
      if (search.setAway(peer, true)) seated(true);
    },
    onBack: (peer) => {
      if (search.setAway(peer, false)) seated(false);
    },
    onGone: (peer) => {
      if (search.leave(peer)) seated(true);
    },
    close: () => {
      isClosed = true;
      search.close();
      table?.close();
    },
  };
}
