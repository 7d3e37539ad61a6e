import { useState } from 'react';
import { meaningLabel } from '../../messages';
import { dialogOnDemand } from '../OnDemand/on-demand';
import './meaning-button.css';

const MeaningDialog = dialogOnDemand(async () => (await import('./MeaningDialog')).MeaningDialog);

/** A word that tells what it means. */
export function MeaningButton({ word }: { readonly word: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="meaning-button"
        translate="no"
        aria-label={meaningLabel(word)}
        onClick={() => setOpen(true)}
      >
        {word}
      </button>
      {isOpen && <MeaningDialog word={word} onClose={() => setOpen(false)} />}
    </>
  );
}
