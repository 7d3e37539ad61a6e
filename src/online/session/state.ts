import type { SignalingServers } from '../../net';
import type { Step } from '../../table';
import type { GuestView } from '../guest/page';
import type { HostView } from '../host/page';
import type { KeptGuest } from '../wire/kept-guest';
import type { KeptHost } from '../wire/kept-host';
import type { JoinBy } from './join-text';
import type { ConnectionSettings } from './connection-settings';

/** A table that this page shares with others, or is about to, as one of three sides. */
export type SharedTable =
  /** Somebody who has not said yet under which name they come, nor perhaps where. */
  | {
      readonly role: 'visitor';
      /** What the address of the page says of a table; empty where it says nothing. */
      readonly fragment: string;
    }
  | { readonly role: 'host'; readonly state: HostView }
  | {
      readonly role: 'guest';
      /** Whether a link leads to the table; else codes do. */
      readonly hasLink: boolean;
      readonly state: GuestView;
    };

/** A page's part in tables of several pages. */
export interface SessionState {
  readonly connection: ConnectionSettings;
  readonly shared: SharedTable | undefined;
  /** Counts the tables: what one that was left still tells comes too late. */
  readonly table: number;
  /** The room of the table that this page is a guest at. */
  readonly room: string | undefined;
  /** An invitation that came while there was another table: it is followed once that has been left. */
  readonly waiting: string | undefined;
  /** The table that was left last as a guest: by the same key its seat can be had again. */
  readonly left: KeptGuest | undefined;
}

export type SessionEvent =
  /** A table is opened to guests: a new one, or one that was kept. */
  | { readonly kind: 'host'; readonly kept: KeptHost; readonly isPutBy: boolean }
  /** A guest comes back to a table. */
  | { readonly kind: 'return'; readonly kept: KeptGuest; readonly isPutBy: boolean }
  /** A visitor joins; the secret key is for a seat that it has never had. */
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
  /** A host in another tab would have been found by now. */
  | { readonly kind: 'searched-tabs'; readonly table: number }
  | { readonly kind: 'connection-changed'; readonly change: Partial<ConnectionSettings> }
  /** The table is left; what a guest has kept of it comes with this. */
  | { readonly kind: 'leave'; readonly left: KeptGuest | undefined }
  /** The screen shows what there was before the table. */
  | { readonly kind: 'gone-back' };

export type SessionEffect =
  /** One that is put by connects to nobody before it is taken up. */
  | {
      readonly kind: 'open-host';
      readonly table: number;
      readonly kept: KeptHost;
      readonly isPutBy: boolean;
    }
  | {
      readonly kind: 'open-guest';
      readonly table: number;
      readonly kept: KeptGuest;
      readonly isPutBy: boolean;
    }
  /** Sends the event `searched-tabs` after this time, in ms. */
  | { readonly kind: 'search-tabs'; readonly table: number; readonly time: number }
  | { readonly kind: 'search-room'; readonly helpers: SignalingServers }
  | { readonly kind: 'answer'; readonly code: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'keep-connection'; readonly connection: ConnectionSettings }
  | { readonly kind: 'keep-left'; readonly left: KeptGuest }
  /** No table is kept any more. */
  | { readonly kind: 'forget' }
  /** The dialog of the table is opened. */
  | { readonly kind: 'show' }
  /** The page is told that a link waits until this table has been left. */
  | { readonly kind: 'say-waiting' }
  /** The screen goes back to what there was before the table; `gone-back` follows. */
  | { readonly kind: 'go-back' };

export type SessionStep = Step<SessionState, SessionEffect>;

export const newSession = (
  connection: ConnectionSettings,
  left: KeptGuest | undefined,
): SessionState => ({
  connection,
  shared: undefined,
  table: 0,
  room: undefined,
  waiting: undefined,
  left,
});
