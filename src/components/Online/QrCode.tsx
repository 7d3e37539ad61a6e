import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a QR code: dark on light in every theme, since cameras expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
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
