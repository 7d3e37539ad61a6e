// What is inside the online table, for tests that hold its parts together by hand.
export * from '../../src/table/online/guest';
export * from '../../src/table/online/handshake';
export * from '../../src/table/online/host';
export * from '../../src/table/online/messages';
export * from '../../src/table/online/saved';
