import { UNREADABLE_OFFER } from '../../messages';
import { useActions } from '../game-context';
import { ConfirmButton, Button, saveText } from '../ui';
import './unreadable-offer.css';

/** Saves an unreadable saved game to a file, unchanged, or discards it. */
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
