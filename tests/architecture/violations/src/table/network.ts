/** A table is told what to know, and fetches nothing. */
export const words = (): Promise<Response> => fetch('wordlist.txt');
