export * from './code-transport';
export * from './receive-buffer';
export * from './signaling-servers';
export * from './identity';
export * from './invitation';
export * from './conversation';
export type * from './transport';
export * from './room-transport';
export * from './tab-transport';
