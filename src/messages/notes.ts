/** Names the notes on the turn that is shown. */
export const NOTES = 'Notes';
