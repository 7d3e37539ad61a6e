import { type Help, type HelpEvent, HELPS, type Turn } from '../engine';
import { type Cast, counted, listed, playerInSentence } from './players';

const HELPED_BY: Readonly<Record<Help, string>> = { words: 'looked words up' };

/** What a player was helped by before a turn: `looked words up`; undefined where it was nothing. */
export const helpInShort = ({ help }: Pick<Turn, 'help'>): string | undefined =>
  help && listed(help.map((each) => HELPED_BY[each]));

/** Who was helped in a game, by what and how often: a sentence for each player that was. */
export function helpSentences(cast: Cast, turns: readonly Turn[]): readonly string[] {
  return cast.seats.flatMap((_, seat) =>
    HELPS.flatMap((each) => {
      const helped = turns.filter((turn) => turn.seat === seat && turn.help?.includes(each));
      return helped.length > 0
        ? [
            `${playerInSentence(cast, seat)} ${HELPED_BY[each]} in ${counted(helped.length, 'turn')}.`,
          ]
        : [];
    }),
  );
}

/** That a player was helped, as it is told in a transcript. */
export const helpSentence = (cast: Cast, { seat, help }: HelpEvent): string =>
  `${playerInSentence(cast, seat)} ${HELPED_BY[help]}.`;
