import { expect, it } from 'vitest';
import type { Level } from '../../src/engine';
import type { GameCard } from '../../src/store';
import { statisticsOf, statisticsOfGames } from '../../src/store';

let played = 0;

/** A finished game against a computer, with the scores of the person and the computer. */
const game = (
  own: number,
  other: number,
  level: Level,
  changes: Partial<GameCard> = {},
): GameCard => ({
  id: `game ${++played}`,
  lexiconId: 'words',
  played,
  rules: 'ScraeBBKle',
  board: 'Small',
  rows: 1,
  columns: 1,
  squares: '.',
  tiles: [],
  seats: [
    {
      name: 'Player 1',
      player: 'human',
      score: own,
      best: { word: `WORD ${own}`, score: own / 2 },
      plays: 4,
      points: own,
      undos: 0,
      isHelped: false,
    },
    {
      name: 'Player 2',
      player: 'computer',
      level,
      score: other,
      plays: 4,
      points: other,
      undos: 0,
      isHelped: false,
    },
  ],
  winners: own === other ? [0, 1] : [own > other ? 0 : 1],
  turns: 8,
  events: 9,
  ...changes,
});

const own = ({ seats }: GameCard, changes: Partial<GameCard['seats'][number]>): GameCard['seats'] =>
  seats.map((seat, index) => (index === 0 ? { ...seat, ...changes } : seat));

it('groups games by the level of the computer', () => {
  const { byLevel } = statisticsOf([
    game(100, 50, 'club'),
    game(200, 150, 'gentle'),
    game(60, 70, 'club'),
    game(80, 80, 'club'),
  ]);
  expect(byLevel).toEqual([
    {
      level: 'gentle',
      tally: {
        games: 1,
        won: 1,
        tied: 0,
        meanScore: 200,
        meanPerPlay: 50,
        best: { word: 'WORD 200', score: 100 },
      },
    },
    {
      level: 'club',
      tally: {
        games: 3,
        won: 1,
        tied: 1,
        meanScore: 80,
        meanPerPlay: 20,
        best: { word: 'WORD 100', score: 50 },
      },
    },
  ]);
});

it('counts games with help or undo separately', () => {
  const first = game(100, 50, 'club');
  const second = game(120, 50, 'club');
  const { byLevel, assisted, streak } = statisticsOf([
    { ...first, seats: own(first, { isHelped: true }) },
    { ...second, seats: own(second, { undos: 1 }) },
  ]);
  expect(byLevel).toEqual([]);
  expect(assisted).toMatchObject({ games: 2, won: 2, meanScore: 110 });
  expect(streak).toBe(0);
});

it('counts consecutive wins in the order of play', () => {
  const games = [game(2, 1, 'club'), game(2, 1, 'club'), game(1, 2, 'club'), game(2, 1, 'gentle')];
  expect(statisticsOf(games.toReversed())).toMatchObject({ streak: 1, longestStreak: 2 });
});

it('leaves out unfinished games, and games without a person or without a computer', () => {
  const { winners: _winners, ...running } = game(100, 50, 'club');
  const people = game(100, 50, 'club');
  const computers = game(100, 50, 'club');
  const { byLevel, assisted } = statisticsOf([
    { ...running, toMove: 0 },
    { ...people, seats: people.seats.map((seat) => ({ ...seat, player: 'human' as const })) },
    {
      ...computers,
      seats: computers.seats.map((seat) => ({ ...seat, player: 'computer' as const })),
    },
  ]);
  expect([byLevel, assisted.games]).toEqual([[], 0]);
});

it('leaves out games that began with a sample game', () => {
  const saved = (card: GameCard, root: string) => ({
    root,
    title: undefined,
    card,
    played: card.played,
    records: [card.id],
    branches: [{ card, name: undefined }],
  });
  const taken = game(300, 50, 'club', { parent: 'sample-1', from: 10 });
  const whole = game(100, 50, 'club');
  const { byLevel } = statisticsOfGames([
    saved(taken, 'sample-1'),
    saved(whole, 'not saved any more'),
  ]);
  expect(byLevel).toMatchObject([{ level: 'club', tally: { games: 1, meanScore: 100 } }]);
});
