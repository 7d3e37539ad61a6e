import { UNREADABLE_OFFER } from '../../messages';
import { useActions } from '../game-context';
import { ConfirmButton, Button, saveText } from '../ui';
import './unreadable-offer.css';

/** Saves a kept game that could not be opened as a file, just as it was found, or discards it. */
export function UnreadableOffer() {
  const { unreadable } = useActions();

  const save = async (): Promise<void> => {
    const text = await unreadable()?.read();
    if (text !== undefined) saveText('scraebbkle-unreadable.json', 'application/json', text);
  };

  return (
    <span className="unreadable">
      <Button onClick={() => void save()}>{UNREADABLE_OFFER.save}</Button>
      <ConfirmButton
        block="unreadable__discard"
        label={UNREADABLE_OFFER.discard}
        keep={UNREADABLE_OFFER.keep}
        yes={UNREADABLE_OFFER.yes}
        onYes={() => void unreadable()?.discard()}
      />
    </span>
  );
}
