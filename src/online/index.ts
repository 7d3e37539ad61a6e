export {
  type CodeFault,
  defaultHelpers,
  formatIceServer,
  type Helpers,
  type IceServer,
  type Invitation,
  isInvitedBy,
  isRelay,
  type LinkFailure,
  parseIceServer,
  parseInvitation,
} from '../net';
export { type GuestPage, type GuestView, openGuest } from './guest/page';
export type { DrawsOutcome, GuestStatus } from './guest/state';
export { type HostPage, type HostView, openHost } from './host/page';
export { LONGEST_NAME, seenName } from './wire/fields';
export { type FormerTable, helpersSchema } from './wire/kept';
export { type KeptGuest, newGuest, parseKeptGuest } from './wire/kept-guest';
export { type HostPlan, type KeptHost, newHost, parseKeptHost } from './wire/kept-host';
export type { SeatStatus } from './wire/messages';
