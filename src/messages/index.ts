export * from './files';
export * from './players';
export * from './refusals';
export * from './score';
export * from './spelling';
export * from './squares';
export * from './transcript';
export * from './turns';
