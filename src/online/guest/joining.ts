import * as v from 'valibot';
import { type BadField, err, ok, type Result } from '../../engine';
import {
  type CodeServices,
  type Helpers,
  type Invitation,
  isInvitedBy,
  type ConversationServices,
  type LinkFailure,
} from '../../net';
import type { Table } from '../../table';
import { type DrawsOutcome, openGuest, type SavedGuest, type Standing } from './guest';
import { openGuestLinks } from './guest-links';
import { checked } from '../wire/fields';
import { type FormerTable, formerTable } from '../wire/former';
import { helpersSchema, hex, invitationSchema } from '../wire/kept';
import type { Place } from '../wire/messages';
import { formatSavedGuest, parseSavedGuest, type SavedError } from '../wire/saved';

/** What a page that joins needs of the world around it. */
export interface JoiningServices extends CodeServices, ConversationServices {
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Keeps the guest's part under the name of this page; false where it cannot be kept. */
  readonly keep: (text: string) => Promise<boolean>;
}

/** How far a guest has come. */
export interface JoiningState {
  /** Undefined as long as nobody has been found who could be the host. */
  readonly standing: Standing | undefined;
  readonly places: readonly Place[];
  /** The code that the host has to be given. */
  readonly answer: string | undefined;
  readonly failure: LinkFailure | undefined;
  /** Whether somebody has answered who is not the host, since the host was heard last. */
  readonly hasMetFalseHost: boolean;
  /** What came of the draws, once the game is over. */
  readonly draws: DrawsOutcome | undefined;
}

/** A guest's part in a table, as it is kept. */
export interface KeptJoining {
  readonly guest: SavedGuest;
  /** Undefined where the guest comes by codes. */
  readonly invitation: Invitation | undefined;
  /** Who helps to find the host, where it has been looked for far away. */
  readonly helpers: Helpers | undefined;
}

/** A table that another page hosts, with the ways to it. */
export interface Joining {
  readonly state: () => JoiningState;
  /** Looks for the host far away. */
  readonly openRoom: (helpers: Helpers) => Promise<void>;
  /** Answers a code of the host with another. */
  readonly answer: (offer: string) => Promise<void>;
  /** Leaves the page, or the table: the seat is kept for whoever comes back with what is kept. */
  readonly close: () => void;
}

const keptSchema = v.strictObject({
  role: v.literal('guest'),
  invitation: v.nullable(invitationSchema),
  helpers: v.nullable(helpersSchema),
  guest: v.string(),
});

/** A guest who has not come yet. */
export const newJoining = (
  name: string,
  invitation: Invitation | undefined,
  { random }: Pick<JoiningServices, 'random'>,
): KeptJoining => ({
  guest: { secretKey: hex(random(32)), host: undefined, name, shares: undefined, sent: undefined },
  invitation,
  helpers: undefined,
});

const formatKept = ({ guest, invitation, helpers }: KeptJoining): string =>
  JSON.stringify({
    role: 'guest',
    invitation: invitation ?? null,
    helpers: helpers ?? null,
    guest: formatSavedGuest(guest),
  });

/** Reads a guest's part that was kept. */
export function parseKeptJoining(
  value: unknown,
): Result<KeptJoining, BadField | SavedError | FormerTable> {
  const former = formerTable(value);
  if (former) return err(former);
  const shape = checked(keptSchema, value);
  if (!shape.ok) return shape;
  const { invitation, helpers, guest } = shape.value;
  const saved = parseSavedGuest(guest);
  if (!saved.ok) return saved;
  return ok({
    guest: saved.value,
    invitation: invitation ?? undefined,
    helpers: helpers ?? undefined,
  });
}

/** Joins a table, or comes back to one; a host in another tab of this browser is found at once. */
export function openJoining(
  kept: KeptJoining,
  services: JoiningServices,
  events: {
    readonly onTable: (table: Table) => void;
    readonly onState: (state: JoiningState) => void;
  },
): Joining {
  const { invitation } = kept;
  let { guest: saved, helpers } = kept;
  let state: JoiningState = {
    standing: undefined,
    places: [],
    answer: undefined,
    failure: undefined,
    hasMetFalseHost: false,
    draws: undefined,
  };

  function change(parts: Partial<JoiningState>): void {
    state = { ...state, ...parts };
    events.onState(state);
  }

  const links = openGuestLinks(services, {
    onPeer: (peer) => guest.onPeer(peer),
    onMessage: (peer, text) => guest.onMessage(peer, text),
    onAway: (peer) => guest.onAway(peer),
    onBack: (peer) => guest.onBack(peer),
    onGone: (peer) => guest.onGone(peer),
    onFailure: (failure) => change({ failure }),
    onMended: (code) => {
      if (state.failure?.code === code) change({ failure: undefined });
    },
  });

  const keep = (): Promise<boolean> =>
    services.keep(formatKept({ guest: saved, invitation, helpers }));

  const guest = openGuest(saved, {
    after: services.after,
    send: links.send,
    binding: links.binding,
    nonce: () => hex(services.random(16)),
    random: () => hex(services.random(32)),
    isInvitedBy: (key) => invitation === undefined || isInvitedBy(invitation, key),
    save: (next) => {
      saved = next;
      return keep();
    },
    onTable: (table) => {
      change({ draws: undefined });
      events.onTable(table);
    },
    onPlaces: (places) => change({ places }),
    onStanding: (standing) => {
      const isSeated = standing.kind === 'seated' && !standing.isHostAway;
      const isLookedFor = standing.kind === 'knocking' || standing.kind === 'seated';
      change({
        standing,
        ...(isSeated && { answer: undefined, failure: undefined }),
        ...((isSeated || !isLookedFor) && { hasMetFalseHost: false }),
      });
    },
    onFalseHost: () => change({ hasMetFalseHost: true }),
    onDraws: (draws) => change({ draws }),
  });

  async function openRoom(next: Helpers): Promise<void> {
    if (!invitation) return;
    helpers = next;
    change({ failure: undefined });
    const [opened] = await Promise.all([links.openRoom(invitation, next), keep()]);
    if (!opened.ok) change({ failure: opened.error });
  }

  void keep();
  if (invitation) {
    links.openTab(invitation);
    if (helpers) void openRoom(helpers);
  }

  return {
    state: () => state,
    openRoom,
    answer: async (offer) => {
      const answered = await links.answer(offer);
      change(
        answered.ok
          ? { answer: answered.value, failure: undefined }
          : { answer: undefined, failure: answered.error },
      );
    },
    close: () => {
      guest.close();
      links.close();
    },
  };
}
