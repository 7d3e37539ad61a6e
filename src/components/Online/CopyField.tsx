import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { QrCode } from './QrCode';

/** A text that is given to somebody else: to be copied, or to be looked at by a camera. */
export function CopyField(props: {
  readonly label: string;
  readonly text: string;
  /** What a camera is shown, where that is not the text itself. */
  readonly pictured?: string;
}) {
  const { label, text, pictured = text } = props;
  const [remark, setRemark] = useState('');
  const [isPictured, setPictured] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setRemark('Copied.');
    } catch {
      box.current?.select();
      setRemark('This browser would not copy: the text is selected, copy it yourself.');
    }
  };
  return (
    <div className="copy-field">
      <label className="field">
        <span>{label}</span>
        <input
          ref={box}
          readOnly
          value={text}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className="copy-field__ways">
        <Button onClick={() => void copy()}>
          Copy <span className="visually-hidden">{label}</span>
        </Button>
        <Button aria-expanded={isPictured} onClick={() => setPictured(!isPictured)}>
          QR <span className="visually-hidden">code of {label}</span>
        </Button>
        <span role="status">{remark}</span>
      </div>
      {isPictured && <QrCode text={pictured} label={`${label} as a QR code`} />}
    </div>
  );
}
