import './tile.css';

/** The face of a tile. A blank has a cut corner, and its letter is underlined and in italics. */
export function TileFace(props: {
  /** Undefined for a blank without a letter. */
  readonly letter: string | undefined;
  readonly isBlank: boolean;
  readonly value: number;
}) {
  const { letter, isBlank, value } = props;
  return (
    <>
      <span
        className={isBlank ? 'tile__letter tile__letter--blank' : 'tile__letter'}
        translate="no"
      >
        {letter ?? (isBlank ? '\u2002' : '')}
      </span>
      {isBlank && <span className="tile__notch" aria-hidden="true" />}
      <span className="tile__value">{value}</span>
    </>
  );
}
