import {
  type IncompleteSearchEvent,
  type Help,
  type HelpEvent,
  HELP_KINDS,
  type Turn,
} from '../engine';
import { counted, listed, playerInSentence, type Players } from './phrases';

const HELPED_BY: Readonly<Record<Help, string>> = {
  words: 'looked words up',
  line: 'asked where to play',
  points: 'asked for tiles and points',
  play: 'was shown a play',
  'best-moves': 'was shown the best moves',
  'better-move': 'asked whether the last play could be bettered',
};

/** What a player was helped by before a turn: `looked words up`; undefined where it was nothing. */
export const helpInShort = ({ help }: Pick<Turn, 'help'>): string | undefined =>
  help && listed(help.map((each) => HELPED_BY[each]));

/** Who was helped in a game, by what and how often: a sentence for each player that was. */
export function helpSentences(players: Players, turns: readonly Turn[]): readonly string[] {
  return players.seats.flatMap((_, seat) =>
    HELP_KINDS.flatMap((each) => {
      const helped = turns.filter((turn) => turn.seat === seat && turn.help?.includes(each));
      return helped.length > 0
        ? [
            `${playerInSentence(players, seat)} ${HELPED_BY[each]} in ${counted(helped.length, 'turn')}.`,
          ]
        : [];
    }),
  );
}

/** That a computer did not look at all plays, as it is told in a transcript. */
export const cutSentence = (players: Players, { seat }: IncompleteSearchEvent): string =>
  `${playerInSentence(players, seat)} had too many plays to look at them all.`;

/** That a player was helped, as it is told in a transcript. */
export const helpSentence = (players: Players, { seat, help }: HelpEvent): string =>
  `${playerInSentence(players, seat)} ${HELPED_BY[help]}.`;
