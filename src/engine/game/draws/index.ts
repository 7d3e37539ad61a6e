export * from './chain';
export * from './commitments';
export * from './evidence';
export * from './key';
export * from './statement';
export * from './verify';
