import * as v from 'valibot';

/** Whether a text is a hash, or a random number as long as one: 64 hexadecimal digits. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A hash as it stands in a file or a message. */
export const hash = v.pipe(v.string(), v.check(isHash));
