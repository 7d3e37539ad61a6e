export * from './code-transport';
export * from './conversation';
export { MAX_MESSAGE_LENGTH } from './fragments';
export * from './identity';
export * from './invitation';
export { openRoomTransport } from './room-transport';
export * from './signaling-servers';
export * from './tab-transport';
export type * from './transport';
