import { useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { Button } from './Button';
import { Field } from './Field';
import './copy-field.css';

/** A text as a QR code: dark on light in every theme, since cameras expect that. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text]);
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path className="qr-code__light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-code__dark" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Sends an address by a program of the device that its user chooses; nothing is said where none is. */
async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {
    // Whoever closes the sheet has thought better of it.
  }
}

/** A text that is given to somebody else: to be shared, copied, or looked at by a camera. */
export function CopyField(props: {
  readonly label: string;
  readonly text: string;
  /** What a camera is shown, where that is not the text itself. */
  readonly pictured?: string;
  /** Whether a camera is shown it from the start. */
  readonly isPictured?: boolean;
  /** What is sent beside the text, an address, by other programs of the device; none are asked without. */
  readonly shared?: string;
  /** What is said once the text has been copied, and where the browser would not copy it. */
  readonly remarks: { readonly copied: string; readonly refused: string };
}) {
  const { label, text, pictured = text, shared, remarks } = props;
  const [remark, setRemark] = useState('');
  const [isPictured, setPictured] = useState(props.isPictured ?? false);
  const box = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setRemark(remarks.copied);
    } catch {
      box.current?.select();
      setRemark(remarks.refused);
    }
  };
  return (
    <div className="copy-field">
      <Field label={label}>
        <input
          ref={box}
          readOnly
          value={text}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="copy-field__ways">
        {shared !== undefined && 'share' in navigator && (
          <Button tone="main" onClick={() => void share(text, shared)}>
            Share <span className="visually-hidden">{label}</span>
          </Button>
        )}
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
