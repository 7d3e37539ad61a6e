export {
  type CodeFault,
  defaultServers,
  formatIceServer,
  isRelay,
  type TransportFailure,
  MAX_SERVERS,
  parseIceServer,
} from '../net';
export type * from './guest/draws';
export type * from './guest/page';
export type * from './wire/kept';
export type * from './wire/kept-host';
export type * from './wire/messages';
export * from './wire/reactions';
export * from './session/introduction';
export type * from './session/connection-settings';
export * from './session/open';
export type * from './session/state';
