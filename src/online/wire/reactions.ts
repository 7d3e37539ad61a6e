/** What players can say to each other: one of these, in words that are not theirs. */
export const REACTIONS = ['nice', 'wow', 'oh-no', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What the player of a seat has said, after a number of turns of the game. */
export interface SeatReaction {
  readonly seat: number;
  readonly turns: number;
  readonly reaction: Reaction;
}

/** The last reactions of each seat with one more; undefined where that seat has reacted to the same turn. */
export function withReaction(
  reactions: readonly SeatReaction[],
  next: SeatReaction,
): readonly SeatReaction[] | undefined {
  const before = reactions.find(({ seat }) => seat === next.seat);
  if (before && before.turns >= next.turns) return undefined;
  return [...reactions.filter((each) => each !== before), next];
}
