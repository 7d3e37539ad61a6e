export * from './daily-list';
export * from './daily-puzzle';
export * from './puzzle';
export * from './streak';
