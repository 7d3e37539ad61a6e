// What is inside the room of games on several pages, for tests that hold its parts together by hand.
export * from '../../src/online/guest/draws';
export * from '../../src/online/guest/page';
export * from '../../src/online/guest/state';
export * from '../../src/online/host/page';
export * from '../../src/online/links';
export * from '../../src/online/wire/handshake';
export * from '../../src/online/wire/kept-guest';
export * from '../../src/online/wire/kept-host';
export * from '../../src/online/wire/messages';
