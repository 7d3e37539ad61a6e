import * as v from 'valibot';

/** Maximum length of a message fragment in one frame, in UTF-16 code units. */
export const MAX_FRAGMENT_LENGTH = 15_000;

/** Maximum frame length: a fragment in which every character is escaped, and the other fields. */
const MAX_FRAME_LENGTH = 6 * MAX_FRAGMENT_LENGTH + 200;

/** Part of a message. Fragments are numbered from 1; all but the last of a message have the full length. */
export interface Fragment {
  readonly number: number;
  readonly isLast: boolean;
  readonly text: string;
}

/** A packet of a conversation, between the sessions `from` and `to`. */
export type Frame = { readonly from: string; readonly to: string } & (
  | {
      /** Asks or answers who is at the other end. */
      readonly kind: 'greeting';
      /** The question of `to` that this answers. If 0, it answers none and `to` is empty. */
      readonly answer: number;
      /** A question of `from`, counted from 1; 0 for none. */
      readonly question: number;
    }
  | {
      /** A heartbeat. */
      readonly kind: 'sign';
      /** All fragments up to this one have arrived. */
      readonly acknowledged: number;
    }
  | { readonly kind: 'piece'; readonly acknowledged: number; readonly piece: Fragment }
);

const session = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const frameSchema = v.union([
  v.strictTuple([session, session, count]),
  v.strictTuple([session, v.literal(''), v.literal(0), number]),
  v.strictTuple([session, session, number, count]),
  v.strictTuple([
    session,
    session,
    count,
    number,
    v.literal(0),
    v.pipe(v.string(), v.minLength(MAX_FRAGMENT_LENGTH), v.maxLength(MAX_FRAGMENT_LENGTH)),
  ]),
  v.strictTuple([
    session,
    session,
    count,
    number,
    v.literal(1),
    v.pipe(v.string(), v.maxLength(MAX_FRAGMENT_LENGTH)),
  ]),
]);

/** Whether a text is a valid session id: 8 to 40 letters, digits, `-` or `_`. */
export const isSession = (text: string): boolean => v.safeParse(session, text).success;

/** Formats a frame as a JSON array, whose length depends on the kind. */
export function formatFrame(frame: Frame): string {
  const { from, to } = frame;
  switch (frame.kind) {
    case 'sign':
      return JSON.stringify([from, to, frame.acknowledged]);
    case 'greeting':
      return JSON.stringify([from, to, frame.answer, frame.question]);
    case 'piece': {
      const { number: place, isLast, text } = frame.piece;
      return JSON.stringify([from, to, frame.acknowledged, place, isLast ? 1 : 0, text]);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an untrusted frame; undefined unless `formatFrame` could have written it. */
export function parseFrame(text: string): Frame | undefined {
  if (text.length > MAX_FRAME_LENGTH) return undefined;
  const checked = v.safeParse(frameSchema, jsonOf(text));
  if (!checked.success) return undefined;
  const values = checked.output;
  const [from, to] = values;
  switch (values.length) {
    case 3:
      return { kind: 'sign', from, to, acknowledged: values[2] };
    case 4:
      return { kind: 'greeting', from, to, answer: values[2], question: values[3] };
    case 6: {
      const [, , acknowledged, place, last, piece] = values;
      return {
        kind: 'piece',
        from,
        to,
        acknowledged,
        piece: { number: place, isLast: last === 1, text: piece },
      };
    }
  }
}
