import { useEffect, useState } from 'react';
import { formOf, meaningNotLoaded, MEANINGS } from '../../messages';
import { loadMeanings, type Meaning } from '../../setup';
import { PartNote } from '../OnDemand/on-demand';
import { Dialog, Disclosure } from '../ui';
import './meaning-dialog.css';

/** Result of a lookup; `meaning` is undefined if the word has no entry. */
type Found = { readonly meaning: Meaning | undefined; readonly licence: string };

function Definition(props: { readonly word: string; readonly onRetry: () => void }) {
  const { word, onRetry } = props;
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    let isMounted = true;
    loadMeanings()
      .then(async ({ meaningOf, MEANINGS_LICENCE }) => {
        const meaning = await meaningOf(word);
        if (isMounted) setFound({ meaning, licence: MEANINGS_LICENCE });
      })
      .catch((reason: unknown) => {
        if (isMounted) setFailure({ reason });
      });
    return () => {
      isMounted = false;
    };
  }, [word]);
  const { meaning } = found ?? {};
  if (failure) {
    const { reason } = failure;
    return <PartNote reason={reason} sentence={meaningNotLoaded(reason)} onRetry={onRetry} />;
  }
  return (
    <div className="meaning">
      <div role="status">
        {!found && <p>{MEANINGS.looking}</p>}
        {found && !meaning && <p>{MEANINGS.none}</p>}
        {meaning && (
          <>
            {meaning.base !== word.toUpperCase() && <p>{formOf(meaning.base)}</p>}
            <dl>
              {meaning.senses.map(({ part, text }) => (
                <div key={part}>
                  <dt>{part}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      {meaning && (
        <>
          <p className="meaning__source">{MEANINGS.source}</p>
          <Disclosure summary={MEANINGS.licence}>
            <p className="meaning__licence">{found?.licence}</p>
          </Disclosure>
        </>
      )}
    </div>
  );
}

export function MeaningDialog(props: { readonly word: string; readonly onClose: () => void }) {
  const { word, onClose } = props;
  const [attempts, setAttempts] = useState(0);
  return (
    <Dialog title={word.toUpperCase()} onClose={onClose}>
      <Definition key={attempts} word={word} onRetry={() => setAttempts(attempts + 1)} />
    </Dialog>
  );
}
