/** The engine takes its chance as a parameter. */
export const chance = (): number => Math.random();
