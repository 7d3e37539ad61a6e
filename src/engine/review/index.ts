export * from './game-review';
export * from './lanes';
export * from './reasons';
export * from './sampled-racks';
export * from './turn-review';
