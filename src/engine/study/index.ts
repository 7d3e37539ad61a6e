export * from './decks';
export * from './question';
