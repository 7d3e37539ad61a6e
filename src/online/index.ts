export {
  type CodeFault,
  defaultServers,
  formatIceServer,
  isRelay,
  type TransportFailure,
  MAX_SERVERS,
  parseIceServer,
} from '../net';
export type { DrawsOutcome } from './guest/draws';
export type { GuestView } from './guest/page';
export type { LegacyTable } from './wire/kept';
export type { HostPlan } from './wire/kept-host';
export type { SeatStatus } from './wire/messages';
export { type Reaction, REACTIONS, type SeatReaction } from './wire/reactions';
export { type Introduction, introductionIn, withIntroduction } from './session/introduction';
export type { ConnectionSettings } from './session/connection-settings';
export { type OnlineActions, openSession, type TablePlace } from './session/open';
export type { SharedTable } from './session/state';
