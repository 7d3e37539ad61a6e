function mixed(hash: number, numbers: Uint8Array | Uint32Array): number {
  let sum = hash;
  for (let at = 0; at < numbers.length; at++) {
    sum = Math.imul(sum ^ (numbers[at] ?? 0), 0x01000193);
    sum ^= sum >>> 15;
  }
  return sum;
}

/** A number that changes with nearly every change of a text or of numbers of 32 bits. */
export const checksumOf = (text: string, numbers: Uint32Array): number =>
  mixed(mixed(text.length, new TextEncoder().encode(text)), numbers) >>> 0;
