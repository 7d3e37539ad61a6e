import type { SignalingServers } from '../../net';
import type { Step } from '../../table';
import type { GuestView } from '../guest/page';
import type { HostView } from '../host/page';
import type { SavedGuest } from '../wire/kept-guest';
import type { SavedHost } from '../wire/kept-host';
import type { JoinBy } from './join-text';
import type { ConnectionSettings } from './connection-settings';

/** A table that this page shares, or is about to join. */
export type SharedTable =
  /** A player who has not given a name yet, and perhaps no invitation. */
  | {
      readonly role: 'visitor';
      /** The fragment of the page's URL; empty if it has no invitation. */
      readonly fragment: string;
    }
  | { readonly role: 'host'; readonly state: HostView }
  | {
      readonly role: 'guest';
      /** Whether the guest came by a link; otherwise by codes. */
      readonly hasLink: boolean;
      readonly state: GuestView;
    };

export interface SessionState {
  readonly connection: ConnectionSettings;
  readonly shared: SharedTable | undefined;
  /** Number of the current table; events of earlier ones are ignored. */
  readonly table: number;
  /** The room of the guest's table; undefined without an invitation. */
  readonly room: string | undefined;
  /** The fragment of an invitation that was opened while at another table; used once that is left. */
  readonly waiting: string | undefined;
  /** The guest's last table, whose key can claim the same seat again. */
  readonly left: SavedGuest | undefined;
}

export type SessionEvent =
  | { readonly kind: 'host'; readonly kept: SavedHost; readonly isPostponed: boolean }
  | { readonly kind: 'return'; readonly kept: SavedGuest; readonly isPostponed: boolean }
  /** A visitor joins; the secret key is used if it gets a new seat. */
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly by: JoinBy;
      readonly secretKey: string;
    }
  | { readonly kind: 'visit'; readonly fragment: string }
  | {
      readonly kind: 'host-changed';
      readonly table: number;
      readonly view: HostView;
    }
  | { readonly kind: 'guest-changed'; readonly table: number; readonly view: GuestView }
  /** Any host in another tab would have answered by now. */
  | { readonly kind: 'searched-tabs'; readonly table: number }
  | { readonly kind: 'connection-changed'; readonly change: Partial<ConnectionSettings> }
  /** Leaves the table; a guest's state is kept so that it can return. */
  | { readonly kind: 'leave'; readonly left: SavedGuest | undefined }
  | { readonly kind: 'gone-back' };

export type SessionEffect =
  /** A postponed table (`isPostponed`) opens no connection until the player looks at it. */
  | {
      readonly kind: 'open-host';
      readonly table: number;
      readonly kept: SavedHost;
      readonly isPostponed: boolean;
    }
  | {
      readonly kind: 'open-guest';
      readonly table: number;
      readonly kept: SavedGuest;
      readonly isPostponed: boolean;
    }
  /** Sends the event `searched-tabs` after this time, in ms. */
  | { readonly kind: 'search-tabs'; readonly table: number; readonly time: number }
  | { readonly kind: 'search-room'; readonly helpers: SignalingServers }
  | { readonly kind: 'answer'; readonly code: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'keep-connection'; readonly connection: ConnectionSettings }
  | { readonly kind: 'keep-left'; readonly left: SavedGuest }
  /** Deletes the saved table. */
  | { readonly kind: 'forget' }
  /** Opens the dialog of the table. */
  | { readonly kind: 'show' }
  /** Notifies the player that a link waits until this table is left. */
  | { readonly kind: 'say-waiting' }
  /** Shows what was there before the table; `gone-back` follows. */
  | { readonly kind: 'go-back' };

export type SessionStep = Step<SessionState, SessionEffect>;

export const newSession = (
  connection: ConnectionSettings,
  left: SavedGuest | undefined,
): SessionState => ({
  connection,
  shared: undefined,
  table: 0,
  room: undefined,
  waiting: undefined,
  left,
});
