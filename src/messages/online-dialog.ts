/** What is said when a link or a code is copied, or the browser would not copy it. */
export const COPY_REMARKS = {
  copied: 'Copied.',
  refused: 'This browser would not copy: the text is selected, copy it yourself.',
} as const;
