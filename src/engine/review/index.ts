export * from './game-review';
export * from './lanes';
export * from './reasons';
export * from './sampled-draws';
export * from './turn-review';
