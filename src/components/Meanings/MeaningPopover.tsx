import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { CONTROLS, formOf, meaningNotLoaded, MEANINGS } from '../../messages';
import { loadMeanings, type Meaning } from '../../setup';
import { PartNote } from '../OnDemand/on-demand';
import { Disclosure, placeBeside } from '../ui';
import './meaning-popover.css';

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

/** Browsers before 2024 have none: there the definition stays open until its button closes it. */
const HAS_POPOVERS = 'popover' in HTMLElement.prototype;

/** The definition of a word beside the place where the word is. Esc, a press elsewhere or its button closes it. */
export function MeaningPopover(props: {
  readonly word: string;
  /** Where the word is. */
  readonly near: Element;
  readonly onClose: () => void;
}) {
  const { word, near, onClose } = props;
  const [attempts, setAttempts] = useState(0);
  const popover = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    if (HAS_POPOVERS) element.showPopover();
    else element.show();
    element.focus({ preventScroll: true });
    const place = (): void => placeBeside(near, element);
    // The definition comes later than its frame.
    const resized = new ResizeObserver(place);
    resized.observe(element);
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [near]);
  /** Closes it as the browser does, which gives the focus back. */
  const close = (): void => {
    if (HAS_POPOVERS) popover.current?.hidePopover();
    else popover.current?.close();
  };
  return (
    <dialog
      ref={popover}
      popover="auto"
      className="meaning-popover"
      aria-labelledby={heading}
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      onClose={onClose}
      // Esc closes nothing around it.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className="meaning-popover__head">
        <h2 id={heading} translate="no">
          {word.toUpperCase()}
        </h2>
        <button type="button" className="close-button" aria-label={CONTROLS.close} onClick={close}>
          ×
        </button>
      </div>
      <Definition key={attempts} word={word} onRetry={() => setAttempts(attempts + 1)} />
    </dialog>
  );
}
