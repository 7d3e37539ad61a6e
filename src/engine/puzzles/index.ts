export * from './daily-list';
export * from './daily-puzzle';
export * from './make-puzzle';
export * from './puzzle';
export * from './solutions';
export * from './streak';
export * from './value';
