/** A number with a minus sign as it is printed, not typed. */
export const printed = (number: number): string => String(number).replace('-', '−');
