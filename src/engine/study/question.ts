/** What a question asks about its letters: all their anagrams, or the letters that extend them at one end. */
export const STUDY_KINDS = ['anagrams', 'front-hooks', 'back-hooks'] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** A question about words. It has no answers of its own: those are in the list that is used when it is asked. */
export interface StudyQuestion {
  readonly kind: StudyKind;
  /** Upper case; in the order of the alphabet for anagrams, else a word. */
  readonly letters: string;
}
