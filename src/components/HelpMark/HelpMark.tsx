import type { Turn } from '../../engine';
import { helpInShort } from '../../messages';
import './help-mark.css';

/** A small open book beside a turn before which the player used help; nothing beside any other. */
export function HelpMark({ turn }: { readonly turn: Turn }) {
  const help = helpInShort(turn);
  if (help === undefined) return null;
  return (
    <span className="help-mark" title={help}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 5.2C8 3.7 5.2 3.4 2.5 4v11.4c2.7-.6 5.5-.3 7.5 1.2 2-1.5 4.8-1.8 7.5-1.2V4c-2.7-.6-5.5-.3-7.5 1.2zM10 5.2v11.4" />
      </svg>
      <span className="visually-hidden">, {help}</span>
    </span>
  );
}
