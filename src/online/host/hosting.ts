import * as v from 'valibot';
import { type BadField, type ChanceSource, err, ok, type Result } from '../../engine';
import {
  type CodeServices,
  formatInvitation,
  type Helpers,
  type Invitation,
  keyPairOf,
  type ConversationServices,
  type LinkFailure,
  newInvitation,
} from '../../net';
import type { LocalTable, TableServices } from '../../table';
import { type HostPlan, openHost, type SavedHost } from './host';
import { openHostedLinks } from './hosted-links';
import { checked } from '../wire/fields';
import { type FormerTable, formerTable } from '../wire/former';
import { helpersSchema, hex, invitationsSchema } from '../wire/kept';
import type { Place } from '../wire/messages';
import { formatSavedHost, parseSavedHost, type SavedError } from '../wire/saved';

/** What a page that hosts needs of the world around it. */
export interface HostingServices
  extends Omit<TableServices, 'save' | 'settleDraw'>,
    Pick<ConversationServices, 'now'>,
    Pick<CodeServices, 'iceServers'> {
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** A new source of chance for a game whose draws are not joint. */
  readonly newChance: () => ChanceSource;
  /** Keeps the table under the name of this page; false where it cannot be kept. */
  readonly keep: (text: string) => Promise<boolean>;
}

/** How far a hosted table has come, for those who sit at this page. */
export interface HostingState {
  readonly places: readonly Place[];
  /** The fragment of the address by which each guest comes, by seat. */
  readonly invitations: ReadonlyMap<number, string>;
  /** Whether guests can come who are far away. */
  readonly rooms: 'closed' | 'opening' | 'open';
  /** The code for the guest of a seat, while it waits to be answered. */
  readonly offers: ReadonlyMap<number, string>;
  /** What keeps guests away, if anything does. */
  readonly failure: LinkFailure | undefined;
  /** Whether a game has been dealt. */
  readonly isPlaying: boolean;
  /** Whether a game is being dealt, which waits for every guest. */
  readonly isDealing: boolean;
}

/** A table that this page hosts, with the ways to it. */
export interface Hosting {
  readonly state: () => HostingState;
  /** Deals a game, or another; false while a seat is open. */
  readonly begin: () => boolean;
  /** Lets guests come who are far away; asked again, it looks for them anew, by other helpers perhaps. */
  readonly openRooms: (helpers: Helpers) => Promise<void>;
  /** Makes a code for the guest of a seat. */
  readonly offer: (seat: number) => Promise<void>;
  /** Takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => Promise<void>;
  /** Leaves the page: the table waits, and can be opened again. */
  readonly leave: () => void;
  /** Ends the table for good. */
  readonly close: () => void;
}

/** A hosted table as it is kept. */
export interface KeptHosting {
  readonly host: SavedHost;
  readonly invitations: ReadonlyMap<number, Invitation>;
  /** Who helped guests to come, where rooms were open. */
  readonly helpers: Helpers | undefined;
}

/** Whether the guest of a place is waited for. */
const isMissing = (place: Place | undefined): boolean =>
  place === undefined || place.at === 'open' || place.isAway;

/** What guests are told at the end has so many milliseconds to reach them. */
const LINGER = 3000;

const keptSchema = v.strictObject({
  role: v.literal('host'),
  invitations: invitationsSchema,
  helpers: v.nullable(helpersSchema),
  host: v.string(),
});

/** A table that nobody has come to yet: an invitation to each seat of a guest. */
export const newHosting = (
  plan: HostPlan,
  { random }: Pick<HostingServices, 'random'>,
): KeptHosting => {
  const { publicKey, secretKey } = keyPairOf(hex(random(32)));
  return {
    host: { plan, secretKey, taken: [], game: undefined, dealing: undefined },
    invitations: new Map(plan.far.map((seat) => [seat, newInvitation(publicKey, random)])),
    helpers: undefined,
  };
};

const formatKept = ({ host, invitations, helpers }: KeptHosting): string =>
  JSON.stringify({
    role: 'host',
    invitations: [...invitations].map(([seat, invitation]) => ({ seat, invitation })),
    helpers: helpers ?? null,
    host: formatSavedHost(host),
  });

/** Reads a hosted table that was kept. */
export function parseKeptHosting(
  value: unknown,
): Result<KeptHosting, BadField | SavedError | FormerTable> {
  const former = formerTable(value);
  if (former) return err(former);
  const shape = checked(keptSchema, value);
  if (!shape.ok) return shape;
  const { invitations, helpers, host } = shape.value;
  const saved = parseSavedHost(host);
  if (!saved.ok) return saved;
  return ok({
    host: saved.value,
    invitations: new Map(invitations.map(({ seat, invitation }) => [seat, invitation])),
    helpers: helpers ?? undefined,
  });
}

/** Opens a table to guests: a new one, or one that was kept, with the same ways to it. */
export function openHosting(
  kept: KeptHosting,
  services: HostingServices,
  events: {
    readonly onTable: (table: LocalTable) => void;
    readonly onState: (state: HostingState) => void;
  },
): Hosting {
  const { invitations } = kept;
  let saved = kept.host;
  let { helpers } = kept;
  let rooms: HostingState['rooms'] = 'closed';
  let failure: LinkFailure | undefined;
  /** Whose ways have failed last: what is over at another seat may not be so at this one. */
  let failedSeat: number | undefined;
  let isPlaying = false;
  let isDealing = false;
  let places: readonly Place[] = [];
  const offers = new Map<number, string>();
  const newId = (): string => hex(services.random(16));

  const links = openHostedLinks(
    invitations,
    {
      after: services.after,
      now: services.now,
      newId,
      iceServers: services.iceServers,
    },
    {
      onMessage: (seat, peer, text) => host.onMessage(seat, peer, text),
      onAway: (peer) => host.onAway(peer),
      onBack: (peer) => host.onBack(peer),
      onGone: (peer) => host.onGone(peer),
      onFailure: (seat, next) => {
        failure = next;
        failedSeat = seat;
        changed();
      },
      onMended: (seat, code) => {
        if (seat !== failedSeat || failure?.code !== code) return;
        failure = undefined;
        changed();
      },
    },
  );

  const keep = (): Promise<boolean> =>
    services.keep(formatKept({ host: saved, invitations, helpers }));

  const host = openHost(saved, {
    ...services,
    newId,
    nonce: newId,
    random: () => hex(services.random(32)),
    send: links.send,
    binding: links.binding,
    save: (next) => {
      saved = next;
      return keep();
    },
    onTable: (table) => {
      isPlaying = true;
      isDealing = false;
      events.onTable(table);
      changed();
    },
    onDealing: () => {
      isDealing = true;
      changed();
    },
    onPlaces: (next) => {
      places = next;
      for (const [seat, { at, isAway }] of places.entries()) {
        if (at === 'guest' && !isAway) offers.delete(seat);
      }
      if (places.every(({ at, isAway }) => at !== 'open' && !isAway)) failure = undefined;
      changed();
    },
  });

  function state(): HostingState {
    return {
      places,
      invitations: new Map([...invitations].map(([seat, each]) => [seat, formatInvitation(each)])),
      rooms,
      offers: new Map(offers),
      failure,
      isPlaying,
      isDealing,
    };
  }

  function changed(): void {
    events.onState(state());
  }

  async function openRooms(next: Helpers): Promise<void> {
    if (rooms === 'opening') return;
    helpers = next;
    failure = undefined;
    rooms = 'opening';
    changed();
    const missing = [...invitations.keys()].filter((seat) => isMissing(places[seat]));
    const [opened] = await Promise.all([links.openRooms(next, missing), keep()]);
    rooms = opened.ok ? 'open' : 'closed';
    if (!opened.ok) failure = opened.error;
    changed();
  }

  /** Notes what came of something with codes. */
  function noted(outcome: Result<unknown, LinkFailure>): void {
    failure = outcome.ok ? undefined : outcome.error;
    changed();
  }

  places = host.places();
  void keep();
  if (helpers) void openRooms(helpers);

  return {
    state,
    begin: host.begin,
    openRooms,
    offer: async (seat) => {
      const offered = await links.offer(seat);
      if (offered.ok) offers.set(seat, offered.value);
      noted(offered);
    },
    takeAnswer: async (code) => noted(await links.takeAnswer(code)),
    leave: links.close,
    close: () => {
      host.close();
      services.after(LINGER, links.close);
    },
  };
}
