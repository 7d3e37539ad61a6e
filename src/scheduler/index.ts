export * from './pending';
export * from './schedule';
export * from './moving';
