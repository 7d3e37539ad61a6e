import { DID_YOU_MEAN } from '../../messages';

/** Offers a move in place of a rejected one, as a question unless another label is given. */
export function MoveSuggestion(props: {
  readonly move: string;
  readonly label?: string | undefined;
  readonly onTake: () => void;
}) {
  const { move, label, onTake } = props;
  return (
    <>
      {' '}
      {label === undefined && <span>{DID_YOU_MEAN}</span>}{' '}
      <button type="button" className="notice__suggestion" onClick={onTake}>
        {label ?? move}
      </button>
      {label === undefined && <span>?</span>}
    </>
  );
}
