import * as v from 'valibot';

const head = [v.string(), v.string()] as const;

/** A frame of a conversation: an acknowledgement, a probe, or a fragment of a message. */
const frame = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictTuple([...head, v.number()]),
    v.strictTuple([...head, v.number(), v.number()]),
    v.strictTuple([...head, v.number(), v.number(), v.picklist([0, 1]), v.string()]),
  ]),
);

/**
 * Joins the frames of one transport to whole messages, in the order of their conversations. Throws for an invalid frame
 * or a missing fragment.
 */
export function messagesIn(frames: readonly string[]): readonly string[] {
  const conversations = new Map<string, Map<number, { isLast: boolean; text: string }>>();
  for (const each of frames) {
    const values = v.parse(frame, each);
    if (values.length !== 6) continue;
    const [from, to, , number, last, text] = values;
    const pieces = conversations.get(`${from} ${to}`) ?? new Map();
    conversations.set(`${from} ${to}`, pieces.set(number, { isLast: last === 1, text }));
  }
  return [...conversations.values()].flatMap((pieces) => {
    const messages: string[] = [];
    let begun = '';
    for (let number = 1; number <= pieces.size; number++) {
      const piece = pieces.get(number);
      if (!piece) throw new Error(`Piece ${number} is missing`);
      begun += piece.text;
      if (!piece.isLast) continue;
      messages.push(begun);
      begun = '';
    }
    return messages;
  });
}
