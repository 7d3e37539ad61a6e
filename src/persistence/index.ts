export * from './storage';
export * from './storage-wrappers';
export * from './tab-locks';
export * from './tab-slot';
