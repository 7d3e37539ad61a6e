export {
  type CodeFault,
  defaultHelpers,
  formatIceServer,
  type Helpers,
  type IceServer,
  isRelay,
  type LinkFailure,
  MOST_HELPERS,
  parseIceServer,
  parseInvitation,
} from '../net';
export { type GuestPage, type GuestView, openGuest } from './guest/page';
export type { DrawsOutcome } from './guest/draws';
export type { GuestStatus } from './guest/state';
export { type HostPage, type HostView, openHost } from './host/page';
export type { FormerTable } from './wire/kept';
export { type KeptGuest, newGuest, parseKeptGuest } from './wire/kept-guest';
export { type HostPlan, type KeptHost, newHost, parseKeptHost } from './wire/kept-host';
export type { SeatStatus } from './wire/messages';
export type { NoName, NotAnInvitation } from './session/join-text';
export type { ConnectionSettings } from './session/connection-settings';
export { type OnlineActions, type OnlineSession, openSession } from './session/open';
export type { SharedTable } from './session/state';
