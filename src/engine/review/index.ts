export * from './game-review';
export * from './lanes';
export * from './luck';
export * from './played-turns';
export * from './openings';
export * from './reasons';
export * from './turn-review';
export * from './sampled-racks';
