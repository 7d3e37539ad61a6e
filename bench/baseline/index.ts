/**
 * The yardstick: a search over a plain trie as anybody would write it first. From every square, across
 * and down, it lays the tiles of the rack letter by letter, looks up the words across, and scores
 * each play from the beginning.
 *
 * It must never be tuned. Times are told as ratios to its own in the same run, so that they can be
 * compared between machines and over the years; a faster yardstick would make every ratio ever
 * written down a different one. It takes types and plain values from the engine, and none of its
 * rules, scores or words, so that it stays as it is whatever becomes of them, and is one more opinion
 * on what is legal.
 */
export { baselinePlays } from './search';
export { buildTrie, type TrieNode } from './trie';
