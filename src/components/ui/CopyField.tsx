import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { encode } from 'uqr';
import { codeOf, COPY_FIELD, qrCodeLabel } from '../../messages';
import { Button } from './Button';
import { Field } from './Field';
import { shareAway } from './share';
import './copy-field.css';

/** The bytes of the largest QR code at the level `M`; `encode` throws above it. */
const MAX_PICTURED = 2331;

const isPicturable = (text: string): boolean =>
  new TextEncoder().encode(text).length <= MAX_PICTURED;

/** A QR code, dark on light in every theme, as cameras expect. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
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

/** Copies a text; false if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A text to pass on: share it, copy it, or scan it as a QR code. */
export function CopyField(props: {
  readonly label: string;
  /** Purpose of the text, if the label does not say it. */
  readonly note?: string;
  readonly text: string;
  /** Content of the QR code; `text` by default. There is no code if it is too long for one. */
  readonly pictured?: string;
  /** Whether the QR code is always shown, with `beside` next to it. */
  readonly isPictured?: boolean;
  readonly beside?: ReactNode;
  /**
   * Given while the text is to be copied at once, as the player has asked for, and called when that begins; if the
   * browser refuses, the button remains.
   */
  readonly onCopyAtOnce?: (() => void) | undefined;
  /** Text sent with the address to other apps; without it, there is no share button. */
  readonly shared?: string;
  /** Announced after the text was copied, or if the browser refused to copy it. */
  readonly remarks: { readonly copied: string; readonly refused: string };
}) {
  const { label, note, text, pictured = text, shared, remarks, isPictured = false, beside } = props;
  const isCopiedAtOnce = props.onCopyAtOnce !== undefined;
  const [tried, setTried] = useState<{ readonly of: string; readonly isCopied: boolean }>();
  const [isUnfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (!isCopied) box.current?.select();
    setTried({ of: text, isCopied });
  };
  const share = async (words: string): Promise<void> => {
    if (!(await shareAway({ url: text, text: words }))) await copy();
  };
  const copyAtOnce = useEffectEvent(() => {
    props.onCopyAtOnce?.();
    void copyText(text).then((isCopied) => isCopied && setTried({ of: text, isCopied }));
  });
  useEffect(() => {
    if (isCopiedAtOnce) copyAtOnce();
  }, [isCopiedAtOnce]);
  // A name that is typed later changes an invitation link.
  const outcome = tried?.of === text ? tried : undefined;
  const isCopied = outcome?.isCopied;
  const hasCode = isPicturable(pictured);
  return (
    <div className="copy-field">
      <Field label={label}>
        <input
          ref={box}
          readOnly
          value={text}
          spellCheck={false}
          aria-describedby={note === undefined ? undefined : noteId}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      {note !== undefined && (
        <p id={noteId} className="copy-field__note">
          {note}
        </p>
      )}
      <div className="copy-field__ways">
        <Button
          tone={shared === undefined ? 'plain' : 'main'}
          className={isCopied ? 'copy-field__copied' : ''}
          onClick={() => void copy()}
        >
          <span>{isCopied ? COPY_FIELD.copied : COPY_FIELD.copy}</span>{' '}
          <span className="visually-hidden">{label}</span>
        </Button>
        {shared !== undefined && 'share' in navigator && (
          <Button onClick={() => void share(shared)}>
            <span>{COPY_FIELD.share}</span> <span className="visually-hidden">{label}</span>
          </Button>
        )}
        {hasCode && !isPictured && (
          <Button aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            <span>{COPY_FIELD.qr}</span> <span className="visually-hidden">{codeOf(label)}</span>
          </Button>
        )}
        <span className={isCopied ? 'visually-hidden' : ''} role="status">
          {outcome && remarks[isCopied ? 'copied' : 'refused']}
        </span>
      </div>
      {(isPictured || isUnfolded) && (
        <div className="copy-field__picture">
          {hasCode && <QrCode text={pictured} label={qrCodeLabel(label)} />}
          {beside}
        </div>
      )}
    </div>
  );
}
