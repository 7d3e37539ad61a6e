export * from './page-storage';
export * from './storage';
export * from './tab-locks';
