import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  extend,
  type GameSetup,
  latestState,
  readGcg,
  replay,
  type PassEvent,
  scraebbkle,
  tilesOn,
  tournament,
  type Viewer,
} from '../../src/engine';
import { transcript } from '../../src/messages';
import { defaultBoard } from '../golden/default-board';
import { example, exampleTimeline } from '../golden/example-record';
import { fullWords } from '../golden/full-word-list';
import { smallGame } from '../support/page';
import { afterResignation } from '../support/games';
import { gridOf, plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { withoutPrompts } from '../support/without-prompts';
import { withoutBoards } from '../support/without-boards';

const golden = readFileSync(new URL('../golden/example-transcript.txt', import.meta.url), 'utf8');

/** The prompt of the rules of ScraeBBKle. */
const ASKED = `Please enter your move in the format: "word,square" (without the quotes)
For example, for suitable tile rack and board configuration, a downward move could be "HI,f4" and a rightward move could be "HI,4f".

In the word, upper-case letters are standard tiles and lower-case letters are wildcards.
Entering "," passes the turn.
`;

const DRAWS = 'NOTEAEIDDDDZQAXY';
const PASS: PassEvent = { kind: 'pass', seat: 0, trace: undefined };
const told = (
  viewer: Viewer,
  changes: Partial<GameSetup>,
  ...moves: readonly string[]
): readonly string[] =>
  withoutPrompts(
    scraebbkle,
    transcript(
      smallGame(DRAWS, { seats: seatsOf('human', 'computer'), ...changes }, ...moves),
      viewer,
    ),
  ).split('\n');

describe('the transcript of the example', () => {
  const text = transcript(exampleTimeline(defaultBoard, fullWords.lexicon), 0);

  it('matches the printed one exactly', () => {
    expect(withoutPrompts(scraebbkle, text)).toBe(golden);
  });

  it('asks the person before each move and after each refused one, but never a computer', () => {
    const attempts = example.steps.filter(({ player }) => player === 1);
    expect(text.split(ASKED)).toHaveLength(attempts.length + 1);
    for (const { input } of attempts) expect(text).toContain(`${ASKED}${input}\n`);
    expect(text).toContain(`Illegal move format\n${ASKED}CAL,m2\n`);
  });
});

describe('the prompt', () => {
  const people = { seats: seatsOf('human', 'human') };
  const promptsIn = (text: string): number => text.split(ASKED).length - 1;

  it('comes after the tiles and before the typed move', () => {
    const text = transcript(smallGame(DRAWS, people, 'NO,2b'), 0);
    expect(text).toContain(`[E2], [A1], [E2], [I1]\n${ASKED}NO,2b\nThe move is: Letters`);
  });

  it('is shown only for the seats that are asked at this screen', () => {
    const game = smallGame(DRAWS, people, 'NO,2b', ',', ',');
    expect(promptsIn(transcript(game, 'nobody'))).toBe(3);
    expect(promptsIn(transcript(game, 0, (seat) => seat === 0))).toBe(2);
    expect(transcript(game, 0, (seat) => seat === 0)).toContain(
      "It's your turn, Player 2!\n,\nThe move is: Pass Move!",
    );
  });

  it('is not shown for a resignation', () => {
    const text = transcript(afterResignation(smallGame(DRAWS, people)), 'everyone');
    expect(promptsIn(text)).toBe(0);
  });
});

describe('the beginning', () => {
  it('shows given tiles and no start square', () => {
    const board = plainBoard(3, 2);
    const given = tilesOn({ board, grid: gridOf(['NO.', '...']) });
    const lines = told(0, { board, given });
    expect(lines.slice(1, 3)).toEqual([' 1 N1 O1  .  1', ' 2  .  .  .  2']);
    expect(lines.join('\n')).not.toContain('Start position');
  });
});

describe('a turn', () => {
  it('of a person shows the move box and the answer; of a computer only the answer', () => {
    expect(withoutBoards(told(0, {}, 'NO,2b', 'D,c1').join('\n'))).toEqual([
      'Start position: b2',
      "It's your turn, Player 1! Your tiles:",
      '[N1], [O1], [T1], [E2], [A1], [E2], [I1]',
      'NO,2b',
      'The move is: Letters: NO at position 2b',
      'Player 1 score: 2',
      'Player 2 score: 0',
      'Start position: b2',
      "It's your turn, Player 2!",
      'The move is: Letters: D at position c1',
      'Player 1 score: 2',
      'Player 2 score: 3',
    ]);
  });

  it('that is a pass shows no board and no scores', () => {
    expect(withoutBoards(told('nobody', {}, ',', ',').join('\n'))).toEqual([
      'Start position: b2',
      "It's your turn, Player 1!",
      ',',
      'The move is: Pass Move!',
      "It's your turn, Player 2!",
      'The move is: Pass Move!',
    ]);
  });
});

describe('Game Over', () => {
  const PASSES = [',', ',', ',', ','] as const;

  it('shows both results and the winner', () => {
    expect(told(0, {}, 'NO,2b', ...PASSES).slice(-5)).toEqual([
      'Game Over!',
      'Player 1 scored -19 points.',
      'Player 2 scored -30 points.',
      'Player 1 wins!',
      '',
    ]);
  });

  it('may be a draw', () => {
    const timeline = smallGame('NOTEAEINOTEAEIX', { seats: seatsOf('human', 'human') }, ...PASSES);
    expect(latestState(timeline).result?.winners).toEqual([0, 1]);
    expect(transcript(timeline, 0).split('\n').slice(-5)).toEqual([
      'Game Over!',
      'Player 1 scored -9 points.',
      'Player 2 scored -9 points.',
      "It's a draw!",
      '',
    ]);
  });

  it('is not shown before the end', () => {
    expect(told(0, {}, ',', ',', ',').join('\n')).not.toContain('Game Over');
  });
});

describe('in a closed game', () => {
  const people = { seats: seatsOf('human', 'human') } as const;
  const racksTold = (viewer: Viewer, ...moves: readonly string[]): readonly string[] =>
    told(viewer, people, ...moves).filter((line) => line.startsWith('['));
  const MINE = '[N1], [O1], [T1], [E2], [A1], [E2], [I1]';
  const LATER = '[T1], [E2], [A1], [E2], [I1], [X9], [Y5]';
  const OTHER = '[D2], [D2], [D2], [D2], [Z9], [Q12], [A1]';

  it.each<[Viewer, readonly string[]]>([
    [0, [MINE, LATER]],
    [1, [OTHER]],
    ['nobody', []],
    ['everyone', [MINE, OTHER, LATER]],
  ])('viewer %s sees these racks: %j', (viewer, racks) => {
    expect(racksTold(viewer, 'NO,2b', ',', ',')).toEqual(racks);
  });

  it('everyone sees all racks after the end', () => {
    for (const viewer of [0, 1, 'nobody'] as const) {
      expect(racksTold(viewer, 'NO,2b', ',', ',', ',', ',')).toEqual([
        MINE,
        OTHER,
        LATER,
        OTHER,
        LATER,
      ]);
    }
  });

  it('the lookup of words is shown before the outcome of the turn', () => {
    const game = smallGame(DRAWS, { help: true, seats: seatsOf('human', 'human') });
    const asked = valueOf(extend(game, { kind: 'help', seat: 0, help: 'words' }));
    const text = transcript(valueOf(extend(asked, PASS)), 0);
    const lines = withoutPrompts(scraebbkle, text).split('\n');
    const at = lines.indexOf('Player 1 used Look up.');
    expect(lines.slice(at - 1, at + 3)).toEqual([
      '[N1], [O1], [T1], [E2], [A1], [E2], [I1]',
      'Player 1 used Look up.',
      ',',
      'The move is: Pass Move!',
    ]);
  });

  it('a computer’s limited search is shown before its move', () => {
    const game = smallGame(DRAWS, { seats: seatsOf('computer', 'human') });
    const cut = valueOf(extend(game, { kind: 'cut', seat: 0 }));
    const lines = transcript(valueOf(extend(cut, PASS)), 0).split('\n');
    const at = lines.indexOf('Player 1 had too many moves to check them all.');
    expect(lines.slice(at, at + 2)).toEqual([lines[at], 'The move is: Pass Move!']);
    expect(at).toBeGreaterThan(0);
  });

  it('a refused attempt is shown only to its player until the game is over', () => {
    const game = smallGame(DRAWS, people);
    const tried = replay(
      {
        ...game.record,
        events: [
          ...game.record.events,
          { kind: 'refused', seat: 0, text: 'NOTE,z9', code: 'SQUARE_NOT_ON_BOARD' },
        ],
      },
      undefined,
    );
    if (!tried.ok) throw new Error(tried.error.code);
    expect(transcript(tried.value, 0)).toContain('does not permit word NOTE at position z9');
    expect(transcript(tried.value, 'everyone')).toContain('NOTE,z9');
    for (const viewer of [1, 'nobody'] as const) {
      expect(transcript(tried.value, viewer)).not.toContain('NOTE');
    }
  });
});

describe('in an open game', () => {
  it('a refused attempt is shown to everyone', () => {
    const texts = [0, 1].map((viewer) =>
      transcript(exampleTimeline(defaultBoard, fullWords.lexicon), viewer),
    );
    for (const text of texts) expect(text).toContain('\nqwerty\nIllegal move format\n');
  });
});

describe('the transcript of a game that was entered or read from a file', () => {
  const gcg = (...lines: readonly string[]): string => {
    const table = { rules: tournament, board: plainBoard(15, 15, 'h8'), boardName: 'Plain' };
    const source = ['#player1 ann Ann', '#player2 ben Ben', ...lines].join('\n');
    return transcript(valueOf(readGcg(table, source, 'read')).timeline, 'everyone');
  };

  it('names known tiles of racks, and none that were made up', () => {
    const text = gcg('>ann: RS 8H AT +2 2', '>ben: - +0 0', '>ann: -2 +0 2');
    expect(text.match(/^.*Your tiles:\n.*$/gm)).toEqual([
      "It's your turn, Ann! Your tiles:\n[R1], [S1], [A1], [T1]",
    ]);
    expect(text).toContain('Exchange of 2 tiles');
    expect(text).not.toMatch(/^-[A-Z]/m);
  });
});
