import { type Level, LEVELS } from '../../engine';
import type { CardSeat, GameCard } from './game-card';
import { SAMPLE } from '../kept-names';
import type { LibraryGame } from './read-games';

export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Games in which another player had as many points. */
  readonly tied: number;
  readonly meanScore: number;
  readonly meanPerPlay: number;
  readonly best: { readonly word: string; readonly score: number } | undefined;
}

/** Finished games of one person against computers. */
export interface Statistics {
  /** By the level of the strongest computer; undefined for computers that play by skill. */
  readonly byLevel: readonly { readonly level: Level | undefined; readonly tally: Tally }[];
  /** Games with help or undone turns, which count nowhere else. */
  readonly assisted: Tally;
  readonly streak: number;
  readonly longestStreak: number;
}

interface OwnGame {
  readonly card: GameCard;
  readonly seat: number;
  readonly own: CardSeat;
  readonly level: Level | undefined;
}

/** Weakest first; computers that play by skill last. */
const ORDER: readonly (Level | undefined)[] = [...LEVELS, undefined];

/** A finished game of one person against computers; undefined for any other card. */
function ownGame(card: GameCard): OwnGame | undefined {
  const people = [...card.seats.entries()].filter(([, { player }]) => player === 'human');
  const [[seat, own] = []] = people;
  const isOwn =
    people.length === 1 &&
    card.seats.length > 1 &&
    card.winners !== undefined &&
    card.sender === undefined;
  if (!isOwn || seat === undefined || !own) return undefined;
  const levels = card.seats.flatMap(({ player, level }) => (player === 'computer' ? [level] : []));
  const [level] = levels.toSorted((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a));
  return { card, seat, own, level };
}

const isSoleWinner = ({ card, seat }: OwnGame): boolean =>
  card.winners?.length === 1 && card.winners[0] === seat;

const isTie = ({ card, seat }: OwnGame): boolean =>
  (card.winners?.length ?? 0) > 1 && (card.winners?.includes(seat) ?? false);

function tallyOf(games: readonly OwnGame[]): Tally {
  const sum = (of: (own: CardSeat) => number): number =>
    games.reduce((total, { own }) => total + of(own), 0);
  const best = games
    .flatMap(({ own }) => (own.best ? [own.best] : []))
    .toSorted((a, b) => b.score - a.score)[0];
  return {
    games: games.length,
    won: games.filter(isSoleWinner).length,
    tied: games.filter(isTie).length,
    meanScore: sum(({ score }) => score) / (games.length || 1),
    meanPerPlay: sum(({ points }) => points) / (sum(({ plays }) => plays) || 1),
    best,
  };
}

function streaksOf(games: readonly OwnGame[]): Pick<Statistics, 'streak' | 'longestStreak'> {
  let streak = 0;
  let longestStreak = 0;
  for (const game of games.toSorted((a, b) => a.card.played - b.card.played)) {
    streak = isSoleWinner(game) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

export function statisticsOf(cards: readonly GameCard[]): Statistics {
  const all = cards.flatMap((card) => ownGame(card) ?? []);
  const isAssisted = ({ own }: OwnGame): boolean => own.isHelped || own.undos > 0;
  const alone = all.filter((game) => !isAssisted(game));
  return {
    byLevel: ORDER.flatMap((level) => {
      const games = alone.filter((game) => game.level === level);
      return games.length > 0 ? [{ level, tally: tallyOf(games) }] : [];
    }),
    assisted: tallyOf(all.filter(isAssisted)),
    ...streaksOf(alone),
  };
}

/**
 * The statistics of saved games, except those that began with a sample game: its turns and points are not the player's.
 */
export const statisticsOfGames = (games: readonly LibraryGame[]): Statistics =>
  statisticsOf(games.filter(({ root }) => !root.startsWith(SAMPLE)).map(({ card }) => card));
