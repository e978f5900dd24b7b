/** Drawn in the colours of the tile: its ink for lines and forms, the paper of the house behind them. */
import type { ReactNode } from 'react';

function picture(name: string, drawing: ReactNode) {
  function Picture({ className }: { className: string }) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 120 112"
        className={className}
        fill="var(--surface)"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  }
  Picture.displayName = `${name}Picture`;
  return Picture;
}

const heart = 'M0 13C-22-2-15-18-6-16c3 .6 5 3 6 5 1-2 3-4.4 6-5C15-18 22-2 0 13Z';

/** Two cards, the one in front with a heart, and a die. */
export const GamesPicture = /* @__PURE__ */ picture(
  'Games',
  <>
    <rect
      x="18"
      y="14"
      width="48"
      height="68"
      rx="9"
      transform="rotate(-14 42 48)"
      fill="currentColor"
      fillOpacity=".25"
    />
    <rect x="42" y="12" width="48" height="68" rx="9" transform="rotate(8 66 46)" />
    <path d={heart} transform="translate(66 48) rotate(8)" fill="currentColor" />
    <rect x="70" y="66" width="38" height="38" rx="9" transform="rotate(-8 89 85)" />
    <path d="M80 77h.01M89 85h.01M98 93h.01" strokeWidth="8" />
  </>,
);

/** A pin with a heart over palms and water. */
export const PlacesPicture = /* @__PURE__ */ picture(
  'Places',
  <>
    <path d="M8 96c11-9 22-9 33 0s22 9 33 0 22-9 38 0" fill="none" />
    <path d="M26 92c-3-18-2-30 4-42" fill="none" />
    <path
      d="M30 50c-8-8-16-8-22-2 8-2 14 0 22 2Zm0 0c-6-9-4-16 2-21 0 8 0 14-2 21Zm0 0c7-7 14-7 19-2-7-1-12 1-19 2Z"
      fill="currentColor"
      fillOpacity=".25"
    />
    <path d="M78 88s27-24 27-47a27 27 0 0 0-54 0c0 23 27 47 27 47Z" />
    <path d={heart} transform="translate(78 43)" fill="currentColor" />
  </>,
);

/** A word, its answer, and a spark between them. */
export const CoachPicture = /* @__PURE__ */ picture(
  'Coach',
  <>
    <path
      d="M22 12h50a11 11 0 0 1 11 11v18a11 11 0 0 1-11 11H38L22 66V52a11 11 0 0 1-11-11V23a11 11 0 0 1 11-11Z"
      fill="currentColor"
      fillOpacity=".25"
    />
    <path d="M27 27h40M27 38h24" fill="none" />
    <path d="M52 48h46a11 11 0 0 1 11 11v16a11 11 0 0 1-11 11v14L82 86H52a11 11 0 0 1-11-11V59a11 11 0 0 1 11-11Z" />
    <path d={heart} transform="translate(75 68)" fill="currentColor" />
    <path
      d="M98 8c1.5 9 5 13 14 15-9 2-12.5 6-14 15-1.5-9-5-13-14-15 9-2 12.5-6 14-15Z"
      fill="currentColor"
      stroke="none"
    />
  </>,
);
