// What is inside the online table, for tests that hold its parts together by hand.
export * from '../../src/online/guest/guest';
export * from '../../src/online/wire/handshake';
export * from '../../src/online/host/host';
export * from '../../src/online/wire/messages';
export * from '../../src/online/wire/saved';
