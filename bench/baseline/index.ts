/**
 * The baseline: a naive search over a plain trie. From every square, across and down, it places tiles of the rack
 * letter by letter, looks up the cross words, and scores each play from scratch.
 *
 * It must never be optimised. Times are reported relative to the baseline's in the same run, so that they can be
 * compared between machines and over the years; a faster baseline would invalidate every recorded ratio. It imports
 * only types and plain values from the engine, and none of its rules, scores or words. So it does not depend on
 * changes there, and is a second opinion on legal plays.
 */
export { baselinePlays } from './search';
export { buildTrie, type TrieNode } from './trie';
