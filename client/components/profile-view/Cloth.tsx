import { cx } from '#client/ui/cx.ts';

/* An adire eleko, a cloth from Abeokuta of painted squares. Each sign is drawn once, in a square of 100. */
const petal = 'M0-7C-18-13-23-40-8-43c5-1 7 2 8 5 1-3 3-6 8-5C23-40 18-13 0-7Z';

const signs = {
  hibiscus: (
    <g transform="translate(50 52) scale(.95)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} />
      ))}
      <circle r="5" />
    </g>
  ),
  moons: (
    <g fill="none" stroke="currentColor" strokeWidth="5">
      <circle cx="50" cy="50" r="38" />
      <circle cx="50" cy="50" r="26" />
      <circle cx="50" cy="50" r="14" />
      <circle cx="50" cy="50" r="3" />
    </g>
  ),
  drum: <path d="M14 14h72L62 50l24 36H14l24-36Zm18 9 18 21 18-21Zm0 54h36L50 56Z" fillRule="evenodd" />,
  comb: <path d="M14 14h72v14H14zM14 34h8v52h-8zM30 34h8v52h-8zM46 34h8v52h-8zM62 34h8v52h-8zM78 34h8v52h-8z" />,
  leaf: (
    <path
      fillRule="evenodd"
      d="M50 8c30 18 36 54 4 76v10h-8V84C14 62 20 26 50 8Zm-4 24v12L33 36c3-6 7-11 13-17Zm8 0V19c6 6 10 11 13 17ZM46 54v12L30 55v-12Zm8 0 16-11v12L54 66Z"
    />
  ),
  diamonds: <path fillRule="evenodd" d="m50 8 42 42-42 42L8 50Zm0 14L22 50l28 28 28-28Zm0 12 16 16-16 16-16-16Z" />,
  pair: (
    <g fill="none" stroke="currentColor" strokeWidth="6">
      <circle cx="37" cy="50" r="25" />
      <circle cx="63" cy="50" r="25" />
      <path d="M50 30c8 11 8 29 0 40-8-11-8-29 0-40Z" fill="currentColor" stroke="none" />
    </g>
  ),
} as const;

const grounds = {
  cloth: 'text-cloth',
  print: 'text-cloth-print',
  crimson: 'text-crimson',
  gold: 'text-cloth-gold',
  cream: 'text-on-cloth',
} as const;

type Square = [sign: keyof typeof signs, ground: keyof typeof grounds, ink: keyof typeof grounds];

const squares: readonly Square[] = [
  ['moons', 'cloth', 'cream'],
  ['hibiscus', 'crimson', 'cream'],
  ['comb', 'print', 'gold'],
  ['diamonds', 'cloth', 'gold'],
  ['drum', 'gold', 'cloth'],
  ['leaf', 'print', 'cream'],
  ['pair', 'cream', 'crimson'],
  ['hibiscus', 'cloth', 'crimson'],
  ['hibiscus', 'print', 'gold'],
  ['pair', 'cloth', 'gold'],
  ['moons', 'gold', 'print'],
  ['comb', 'crimson', 'cream'],
  ['diamonds', 'cream', 'print'],
  ['drum', 'crimson', 'cream'],
  ['hibiscus', 'cloth', 'cream'],
  ['leaf', 'print', 'gold'],
];

export function Cloth({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 416 416"
      preserveAspectRatio="xMidYMid slice"
      className={cx('fill-current', className)}
    >
      {squares.map(([sign, ground, ink], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is identified by its position.
        <g key={index} transform={`translate(${4 + (index % 4) * 103} ${4 + Math.floor(index / 4) * 103})`}>
          <rect width="99" height="99" rx="3" className={grounds[ground]} />
          <g className={grounds[ink]} transform="translate(9 9) scale(.81)">
            {signs[sign]}
          </g>
        </g>
      ))}
    </svg>
  );
}
