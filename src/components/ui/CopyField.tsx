import { useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { codeOf, COPY_FIELD, qrCodeLabel } from '../../messages';
import { Button } from './Button';
import { Field } from './Field';
import './copy-field.css';

/** A QR code, dark on light in every theme, as cameras expect. */
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

/** Shares an address through the system share sheet; ignores cancellation. */
async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {
    // The user closed the sheet.
  }
}

/** A text to pass on: share it, copy it, or scan it as a QR code. */
export function CopyField(props: {
  readonly label: string;
  readonly text: string;
  /** Content of the QR code; `text` by default. */
  readonly pictured?: string;
  readonly isPictured?: boolean;
  /** Text sent with the address to other apps; without it, there is no share button. */
  readonly shared?: string;
  /** Announced after the text was copied, or if the browser refused to copy it. */
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
            {COPY_FIELD.share} <span className="visually-hidden">{label}</span>
          </Button>
        )}
        <Button onClick={() => void copy()}>
          {COPY_FIELD.copy} <span className="visually-hidden">{label}</span>
        </Button>
        <Button aria-expanded={isPictured} onClick={() => setPictured(!isPictured)}>
          {COPY_FIELD.qr} <span className="visually-hidden">{codeOf(label)}</span>
        </Button>
        <span role="status">{remark}</span>
      </div>
      {isPictured && <QrCode text={pictured} label={qrCodeLabel(label)} />}
    </div>
  );
}
