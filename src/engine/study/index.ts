export * from './question';
