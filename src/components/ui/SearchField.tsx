import './search-field.css';

/** A box for words to search, beside its label; it takes the room that its row has. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, value, onChange } = props;
  return (
    <label className="search-field">
      {label}{' '}
      <input
        type="search"
        className="text-box"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
