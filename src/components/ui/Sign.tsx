import './sign.css';

/** An icon; `path` is an SVG path on a grid of 24 × 24. */
export function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
