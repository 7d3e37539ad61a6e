import { describe, expect, it } from 'vitest';
import { formatMessage, parseGuestMessage, parseHostMessage } from './messages';
import { type Reaction, withReaction } from './reactions';
import { openOnline } from '../../../tests/support/online-table';
import { at } from '../../../tests/support/results';

type Guest = ReturnType<typeof openOnline>['guests'][0];

const saidTo = (guest: Guest): readonly string[] =>
  guest.received().flatMap((text) => {
    const message = parseHostMessage(text);
    return message.ok && message.value.kind === 'reaction'
      ? [`${message.value.seat} ${message.value.turns} ${message.value.reaction}`]
      : [];
  });

describe('reactions', () => {
  it('are broadcast once per turn and seat', async () => {
    const game = openOnline();
    await game.begin();
    const guest = at(game.guests, 0);
    const id = game.host.table()?.snapshot().recordId ?? '';
    const react = (reaction: Reaction, turns: number, of = id): void =>
      guest.say(formatMessage({ kind: 'reaction', game: of, turns, reaction }));
    react('wow', 0);
    react('nice', 0);
    react('nice', 1);
    react('nice', 0, '0'.repeat(32));
    game.host.host().react('thanks');
    game.host.host().react('thanks');
    await game.pass(1000);
    expect([...saidTo(guest)].toSorted()).toEqual(['0 0 thanks', '1 0 wow']);
    await game.playOn(1);
    react('oh-no', 1);
    await game.pass(1000);
    expect(saidTo(guest).at(-1)).toBe('1 1 oh-no');
  });

  it('allow no custom texts', () => {
    const message = { kind: 'reaction', game: '0'.repeat(32), turns: 0 };
    expect(parseGuestMessage(JSON.stringify({ ...message, reaction: 'wow' })).ok).toBe(true);
    expect(parseGuestMessage(JSON.stringify({ ...message, reaction: 'Hello' })).ok).toBe(false);
  });

  it('replace the previous one of their seat', () => {
    const first = withReaction([], { seat: 1, turns: 3, reaction: 'wow' }) ?? [];
    expect(withReaction(first, { seat: 1, turns: 3, reaction: 'nice' })).toBeUndefined();
    expect(withReaction(first, { seat: 1, turns: 4, reaction: 'nice' })).toEqual([
      { seat: 1, turns: 4, reaction: 'nice' },
    ]);
    expect(withReaction(first, { seat: 0, turns: 3, reaction: 'nice' })).toHaveLength(2);
  });
});
