import { describe, expect, it } from 'vitest';
import {
  aheadSentence,
  challengeCaption,
  challengeOpened,
  linkReason,
  linkText,
} from '../../src/messages';

describe('a challenge link', () => {
  it('gives the score to beat, negative ones too', () => {
    expect(linkText('same-bag', 775)).toBe('Same bag, same racks. Beat my 775!');
    expect(challengeOpened(-3)).toBe('Same bag, same racks. Beat −3!');
  });

  it('gives no score if it has no one sender', () => {
    expect(challengeOpened(undefined)).toBe('Same bag, same racks.');
  });

  it.each([
    [0, 0, undefined, 'Same bag as the sender.'],
    [1, 20, 8, 'After 1 turn, you’re 12 ahead of the sender.'],
    [5, 8, 20, 'After 5 turns, you’re 12 behind the sender.'],
    [5, 8, 8, 'After 5 turns, you and the sender are tied.'],
    [9, 8, undefined, 'The sender was done by now.'],
  ])('compares the scores after %i turns', (turns, own, other, sentence) => {
    expect(aheadSentence('Sender', turns, own, other)).toBe(sentence);
  });

  it('calls a sender by the name that was typed', () => {
    expect(aheadSentence('Ada', 5, 8, 20)).toBe('After 5 turns, you’re 12 behind Ada.');
    expect(aheadSentence('Ada', 9, 8, undefined)).toBe('Ada was done by now.');
    expect(challengeCaption('Ada')).toBe('Your turns next to Ada’s.');
    expect(challengeCaption('Sender')).toBe('Your turns next to the sender’s.');
  });
});

describe('the reason why a link cannot be opened', () => {
  it('speaks of the link and its game, never of a file', () => {
    expect(linkReason({ code: 'LINK_OF_NO_GAME', error: { code: 'NOT_A_RECORD' } })).toBe(
      'The link doesn’t hold a game. Ask for it again.',
    );
    expect(linkReason({ code: 'LINK_OF_NO_GAME', error: { code: 'RECORD_TOO_LONG' } })).toBe(
      'The link is too long.',
    );
  });
});
