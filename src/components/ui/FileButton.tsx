import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './Button';
import { closeMenu } from './Menu';

/** A button that opens a file picker: for one file, several, or a folder. A choice closes the menu around it. */
export function FileButton(
  props: Pick<ComponentProps<typeof Button>, 'tone' | 'children'> & {
    /** The kind of file, for screen readers. */
    readonly label: string;
    /** File extensions and media types, as in `accept` of an input. */
    readonly accept: string;
    readonly many?: boolean;
    readonly folder?: boolean;
    readonly onChosen: (files: readonly File[]) => void;
  },
) {
  const { label, accept, many = false, folder = false, onChosen, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  // Neither React nor its types know this property.
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
          if (files.length > 0) {
            closeMenu(target);
            onChosen(files);
          }
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
