/** The fixed reactions that players can send; there is no free text. */
export const REACTIONS = ['nice', 'wow', 'oh-no', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A reaction of a seat, after this number of turns. */
export interface SeatReaction {
  readonly seat: number;
  readonly turns: number;
  readonly reaction: Reaction;
}

/** Replaces the reaction of a seat; undefined if it has already reacted to this turn. */
export function withReaction(
  reactions: readonly SeatReaction[],
  next: SeatReaction,
): readonly SeatReaction[] | undefined {
  const before = reactions.find(({ seat }) => seat === next.seat);
  if (before && before.turns >= next.turns) return undefined;
  return [...reactions.filter((each) => each !== before), next];
}
