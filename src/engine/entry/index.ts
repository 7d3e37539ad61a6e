export * from './entry';
export * from './from-gcg';
export * from './outcomes';
export * from './to-record';
