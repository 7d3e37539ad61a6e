import { listed } from './phrases';

/** What can be done about a rematch at a shared table. */
export const REMATCH = {
  accept: 'Accept',
  withdraw: 'Withdraw',
  start: 'Start now',
  withdrawn: 'The rematch is no longer asked for.',
} as const;

/** `You ask for a rematch.`, `Ada asks for a rematch.` */
const askedSentence = (asker: string | undefined): string =>
  asker === undefined ? 'You ask for a rematch.' : `${asker} asks for a rematch.`;

/** `You accept.`, `Ada accepts.`, `You and Ada accept.` */
function acceptedSentence(names: readonly (string | undefined)[]): string {
  const others = names.filter((name) => name !== undefined);
  const isOwn = others.length < names.length;
  const verb = names.length === 1 && !isOwn ? 'accepts' : 'accept';
  return `${listed([...(isOwn ? ['You'] : []), ...others])} ${verb}.`;
}

/**
 * How far a rematch has come at a shared table; a name is undefined for whoever reads this. Nobody is
 * `missing` once all have accepted.
 */
export const rematchSentences = (rematch: {
  readonly asker: string | undefined;
  readonly accepted: readonly (string | undefined)[];
  readonly missing: readonly string[];
}): readonly string[] => [
  askedSentence(rematch.asker),
  ...(rematch.accepted.length > 0 ? [acceptedSentence(rematch.accepted)] : []),
  ...(rematch.missing.length > 0 ? [`Waiting for ${listed(rematch.missing)}.`] : []),
];

/** What has changed between those who wanted a rematch and those who do; `nameOf` as above. */
export function rematchNews(
  before: readonly number[] | undefined,
  after: readonly number[] | undefined,
  nameOf: (seat: number) => string | undefined,
): readonly string[] {
  if (!after || after === before) return [];
  const [asker] = after;
  if (asker === undefined) return before && before.length > 0 ? [REMATCH.withdrawn] : [];
  const wasAsked = before?.[0] === asker;
  const others = after.slice(1).filter((seat) => !wasAsked || !before.includes(seat));
  return [
    ...(wasAsked ? [] : [askedSentence(nameOf(asker))]),
    ...(others.length > 0 ? [acceptedSentence(others.map(nameOf))] : []),
  ];
}
