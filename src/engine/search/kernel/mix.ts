/** Mixes the bits of a number: the finaliser of splitmix64 (Sebastiano Vigna, public domain), shortened. */
export function mix(number: u64): u64 {
  const mixed = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
  return (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
}
