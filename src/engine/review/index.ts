export * from './game-figures';
export * from './game-review';
export * from './lanes';
export * from './reasons';
export * from './turn-review';
