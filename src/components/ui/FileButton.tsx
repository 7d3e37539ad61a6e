import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './Button';

/** A button that asks for files of the player's own: one, several, or those of a folder. */
export function FileButton(
  props: Pick<ComponentProps<typeof Button>, 'tone' | 'children'> & {
    /** What kind of file it is, for screen readers. */
    readonly label: string;
    /** Endings and media types, as in the `accept` of an input. */
    readonly accept: string;
    readonly many?: boolean;
    readonly folder?: boolean;
    readonly onChosen: (files: readonly File[]) => void;
  },
) {
  const { label, accept, many = false, folder = false, onChosen, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  // React knows this property of inputs as little as the types do.
  useEffect(() => {
    if (input.current) input.current.webkitdirectory = folder;
  }, [folder]);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={many}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onChosen(files);
          // Emptied, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
