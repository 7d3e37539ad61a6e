/** Whether a text has a character that stands for bytes which are no UTF-8. */
export const isUndecoded = (text: string): boolean => text.includes('\uFFFD');
