import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** 24 px grid, 2 px strokes with round ends, as large as the surrounding text. Use it beside text or with a label. */
export function icon(name: string, drawing: ReactNode, filled = false) {
  function Icon(props: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill={filled ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
