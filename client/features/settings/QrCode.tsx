import { encode } from 'uqr';

/** Dark on white in both colour schemes, because not every scanner reads inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-md bg-white text-black"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
