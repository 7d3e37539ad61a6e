import { expect, it } from 'vitest';
import { isSameMove, type Move } from '../../../src/engine';
import { fieldOf, playOf, rackOf } from '../../support/pictures';

const play = (text: string): Move => ({ kind: 'play', play: playOf(text) });
const exchange = (text: string): Move => ({ kind: 'exchange', tiles: rackOf(text) });
/** With a tile on c2. */
const FIELD = fieldOf(['..........', '..A.......', ...Array<string>(8).fill('..........')]);
const PASS: Move = { kind: 'pass' };

it.each([
  ['a play with its fields in another order', play('CAT,h8'), reordered(play('CAT,h8'))],
  ['a single tile across and down', play('C,h8'), play('C,8h')],
  ['a play from an occupied square and from the next', play('RT,2c'), play('RT,2d')],
  ['an exchange of the same tiles in another order', exchange('BA_'), exchange('_AB')],
  ['a pass', PASS, { kind: 'pass' }],
] as const)('%s is the same move', (_, one, other) => {
  expect(isSameMove(FIELD, one, other)).toBe(true);
});

it.each([
  ['a play in the other direction', play('CAT,h8'), play('CAT,8h')],
  ['a single tile from an occupied square, across and down', play('S,2c'), play('S,c2')],
  ['a play from another square', play('CAT,h8'), play('CAT,h9')],
  ['a play of more tiles', play('CAT,h8'), play('CATS,h8')],
  ['a play with a blank', play('CAT,h8'), play('CaT,h8')],
  ['an exchange of more tiles', exchange('AB'), exchange('AAB')],
  ['another kind of move', exchange('AB'), PASS],
] as const)('%s is another move', (_, one, other) => {
  expect(isSameMove(FIELD, one, other)).toBe(false);
  expect(isSameMove(FIELD, other, one)).toBe(false);
});

function reordered(move: Move): Move {
  if (move.kind !== 'play') return move;
  const { tiles, square, direction } = move.play;
  return { kind: 'play', play: { direction, square: { ...square }, tiles } };
}
