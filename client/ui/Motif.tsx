import { useId } from 'react';

type Props = { kind?: 'cloth' | 'flower'; className?: string };

function Flower({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-50 -50 100 100" className={className} fill="currentColor">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0-7C-20-14-25-44-9-47c5-1 7 2 9 5 2-3 4-6 9-5C25-44 20-14 0-7Z"
        />
      ))}
      <circle r="4.5" />
    </svg>
  );
}

/** After the adire cloth of Abeokuta: squares with the hibiscus, rings ("moons") and the comb. Fills its box in the text colour. */
export function Motif({ kind = 'cloth', className }: Props) {
  const id = useId();
  if (kind === 'flower') return <Flower className={className} />;
  return (
    <svg aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="2.5">
      <pattern id={id} width="112" height="112" patternUnits="userSpaceOnUse">
        <path d="M0 0h112v112H0zM56 0v112M0 56h112" />
        <g id={`${id}f`} fill="currentColor" stroke="none" transform="translate(28 28) scale(.46)">
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn})`}
              d="M0-7C-20-14-25-44-9-47c5-1 7 2 9 5 2-3 4-6 9-5C25-44 20-14 0-7Z"
            />
          ))}
        </g>
        <use href={`#${id}f`} x="56" y="56" />
        <path d="M84 8a20 20 0 0 1 0 40 20 20 0 0 1 0-40m0 7a13 13 0 0 1 0 26 13 13 0 0 1 0-26m0 7a6 6 0 0 1 0 12 6 6 0 0 1 0-12" />
        <path d="M28 62 50 84 28 106 6 84Zm0 9 13 13-13 13-13-13Zm0 9 4 4-4 4-4-4Z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
