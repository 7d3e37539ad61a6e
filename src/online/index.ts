export {
  type CodeFault,
  defaultServers,
  formatIceServer,
  isRelay,
  type TransportFailure,
  MAX_SERVERS,
  parseIceServer,
} from '../net';
export type * from './guest/fair-play';
export type * from './guest/page';
export type * from './wire/kept';
export type * from './wire/kept-host';
export type * from './wire/messages';
export * from './wire/reactions';
export { introductionIn, type Introduction, withIntroduction } from './session/invitation';
export type * from './session/session';
export * from './session/open';
