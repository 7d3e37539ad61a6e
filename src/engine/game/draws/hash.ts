import * as v from 'valibot';

/** Whether a text has the form of a hash, secret or salt: 64 lower-case hexadecimal digits. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const hash = v.pipe(v.string(), v.check(isHash));
