import { type ComponentProps, useRef } from 'react';
import { Button } from '../Button/Button';

/** A button that asks for a file of the player's own. */
export function FileButton(
  props: Pick<ComponentProps<typeof Button>, 'tone' | 'children'> & {
    /** What kind of file it is, for screen readers. */
    readonly label: string;
    /** Endings and media types, as in the `accept` of an input. */
    readonly accept: string;
    readonly onChosen: (file: File) => void;
  },
) {
  const { label, accept, onChosen, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChosen(file);
          // Emptied, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
