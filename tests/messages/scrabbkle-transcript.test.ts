import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  parseBoard,
  type RuleBook,
  scrabbkle,
  startGame,
  type Timeline,
} from '../../src/engine';
import { transcript } from '../../src/messages';
import { afterMoves } from '../support/games';
import { withoutPrompts } from '../support/without-prompts';
import { rackOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { shippedText } from '../support/shipped';
import { wordsOf } from '../support/words';

const golden = new URL('../golden/scrabbkle-boards.txt', import.meta.url);
const [empty = '', afterGit = '', afterStar = ''] = readFileSync(golden, 'utf8')
  .trimEnd()
  .split('\n\n');

const rules: RuleBook = scrabbkle;
const { lexicon } = wordsOf(['GIT', 'STAR'], alphabetOf(rules.tileSet));

const game = (...moves: readonly string[]): Timeline =>
  afterMoves(
    startGame('example', {
      rules,
      board: valueOf(parseBoard('scrabbkle', shippedText('boards/scrabbkle.txt'))),
      given: [],
      boardName: 'Default board',
      seats: rules.seats.fixed.map((seat) => ({ ...seat, skill: 1 })),
      openRacks: false,
      lexiconId: lexicon.id,
      chance: { kind: 'given', tiles: rackOf('TIUMGRLSAREEEOABC'), seed: 'example' },
    }),
    lexicon,
    ...moves,
  );

describe('the transcript of ScraBBKle', () => {
  it('matches the printed example', () => {
    const text = transcript(game('GIT,f8,r', 'SAR,h7,d'), 0);
    expect(withoutPrompts(rules, text).split('\n')).toEqual([
      ...empty.split('\n'),
      '',
      "It's your turn! Your tiles:",
      '[T1], [I1], [U1], [M3], [G2], [R1], [L1]',
      'GIT,f8,r',
      'The move is:    Word: GIT at position f8, direction: right',
      '',
      'Human player score:    8',
      'Computer player score: 0',
      '',
      '',
      ...afterGit.split('\n'),
      '',
      'The move is:    Word: SAR at position h7, direction: down',
      '',
      'Human player score:    8',
      'Computer player score: 4',
      '',
      '',
      ...afterStar.split('\n'),
      '',
    ]);
  });

  it('asks for a move in three lines', () => {
    expect(transcript(game('GIT,f8,r'), 0)).toContain(
      `[R1], [L1]
Please enter your move with letter sequence, position, and
direction (d for down, r for right) separated by commas.
Entering just two commas passes.
GIT,f8,r
`,
    );
  });

  it('shows passes and the end', () => {
    const told = transcript(game(',,', ',,', ',,', ',,'), 0).split('\n');
    expect(told).toContain(',,');
    expect(told).toContain('The move is:    Pass');
    expect(told.slice(-5)).toEqual([
      'Game Over!',
      'The human player scored -10 points.',
      'The computer player scored -7 points.',
      'The computer player wins!',
      '',
    ]);
  });
});
