import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** One family: 24 px grid, 2 px strokes with round ends, as large as the text around them. Always beside words or a label. */
function icon(name: string, drawing: ReactNode, filled = false) {
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

const heart = 'M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.1-8.5 11.1Z';
const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z';

export const HeartIcon = /* @__PURE__ */ icon('Heart', <path d={heart} />);
export const HeartFilledIcon = /* @__PURE__ */ icon('HeartFilled', <path d={heart} />, true);
export const StarIcon = /* @__PURE__ */ icon('Star', <path d={star} />);
export const StarFilledIcon = /* @__PURE__ */ icon('StarFilled', <path d={star} />, true);
export const CloseIcon = /* @__PURE__ */ icon('Close', <path d="M6 6l12 12M18 6 6 18" />);
export const MenuIcon = /* @__PURE__ */ icon('Menu', <path d="M4 7h16M4 12h16M4 17h16" />);
export const CheckIcon = /* @__PURE__ */ icon('Check', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const DoubleCheckIcon = /* @__PURE__ */ icon('DoubleCheck', <path d="m2.5 12.5 4 4L15 8M12.5 15.5l1 1L22 8" />);
export const UndoIcon = /* @__PURE__ */ icon('Undo', <path d="M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11" />);
export const ClockIcon = /* @__PURE__ */ icon(
  'Clock',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3 2" />,
);
export const PinIcon = /* @__PURE__ */ icon(
  'Pin',
  <path d="M12 21.5s7-6.2 7-11.7a7 7 0 1 0-14 0c0 5.5 7 11.7 7 11.7ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z" />,
);
export const ChatIcon = /* @__PURE__ */ icon(
  'Chat',
  <path d="M12 4c-5 0-9 3.4-9 7.6 0 2.3 1.2 4.3 3 5.7-.1 1.2-.6 2.2-1.4 3 1.9 0 3.5-.5 4.8-1.4.8.2 1.7.3 2.6.3 5 0 9-3.4 9-7.6S17 4 12 4Z" />,
);
export const SendIcon = /* @__PURE__ */ icon('Send', <path d="M20.5 3.5 10 14M20.5 3.5 14 21l-4-7-7-4Z" />);
export const SlidersIcon = /* @__PURE__ */ icon('Sliders', <path d="M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5" />);
export const CameraIcon = /* @__PURE__ */ icon(
  'Camera',
  <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />,
);
export const UserIcon = /* @__PURE__ */ icon(
  'User',
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.8-3.6 4-5.5 8-5.5s7.2 1.9 8 5.5" />,
);
export const UsersIcon = /* @__PURE__ */ icon(
  'Users',
  <path d="M9 12a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 12ZM2.5 19.5c.7-3 3.3-4.6 6.5-4.6s5.8 1.6 6.5 4.6M15.5 5a3.6 3.6 0 0 1 0 6.8M18 15.3c1.8.7 3 2.1 3.5 4.2" />,
);
export const CompassIcon = /* @__PURE__ */ icon(
  'Compass',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5Z" />,
);
export const SparkIcon = /* @__PURE__ */ icon(
  'Spark',
  <path d="M12 3c.6 4.6 2.4 6.9 7.5 8-5.1 1.1-6.9 3.4-7.5 8-.6-4.6-2.4-6.9-7.5-8C9.6 9.9 11.4 7.6 12 3ZM19 17v4M21 19h-4" />,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'Shield',
  <path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5" />,
);
export const LockIcon = /* @__PURE__ */ icon('Lock', <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />);
export const InfoIcon = /* @__PURE__ */ icon(
  'Info',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01" />,
);
export const WarningIcon = /* @__PURE__ */ icon('Warning', <path d="M12 4 2.5 20h19ZM12 10v4.5M12 17.3v.01" />);
export const EyeIcon = /* @__PURE__ */ icon(
  'Eye',
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOff',
  <path d="M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.7 9.7 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
);
export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeft', <path d="M19 12H5M11 6l-6 6 6 6" />);
export const ArrowRightIcon = /* @__PURE__ */ icon('ArrowRight', <path d="M5 12h14M13 6l6 6-6 6" />);
export const ArrowDownIcon = /* @__PURE__ */ icon('ArrowDown', <path d="M12 5v14M6 13l6 6 6-6" />);
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDown', <path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeft', <path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRight', <path d="m9.5 6 6 6-6 6" />);
export const LogoutIcon = /* @__PURE__ */ icon('Logout', <path d="M14 4H6v16h8M10.5 12H21M17.5 8.5 21 12l-3.5 3.5" />);
export const CalendarIcon = /* @__PURE__ */ icon('Calendar', <path d="M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />);
export const RulerIcon = /* @__PURE__ */ icon('Ruler', <path d="M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v2" />);
export const BookIcon = /* @__PURE__ */ icon(
  'Book',
  <path d="M4 5.5c3-1 5.5-.6 8 1 2.5-1.6 5-2 8-1V19c-3-1-5.5-.6-8 1-2.5-1.6-5-2-8-1ZM12 6.5V20" />,
);
export const GlassIcon = /* @__PURE__ */ icon('Glass', <path d="M7 3.5h10L16 20.5H8ZM7.5 10h9" />);
export const SmokeIcon = /* @__PURE__ */ icon(
  'Smoke',
  <path d="M3 15h14v4H3ZM13 15v4M20.5 15v4M17.5 11.5c0-2-3-2-3-4.5M20.5 11.5c0-3.5-3-3.5-3-7" />,
);
export const PrayIcon = /* @__PURE__ */ icon(
  'Pray',
  <path d="M12 21V11M12 11c0-4 2-7 6-8 0 5-2 8-6 8ZM12 14c0-3-2-5.5-6-6.5 0 4 2 6.5 6 6.5Z" />,
);
export const TrashIcon = /* @__PURE__ */ icon(
  'Trash',
  <path d="M4 7h16M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.5 11v5.5M13.5 11v5.5" />,
);
export const MoreIcon = /* @__PURE__ */ icon('More', <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />);
export const WifiOffIcon = /* @__PURE__ */ icon(
  'WifiOff',
  <path d="M3 3l18 18M12 19.5v.01M8.5 16a5 5 0 0 1 6-.8M5 12.5a10 10 0 0 1 4.5-2.4M14 10a10 10 0 0 1 5 2.5M2 9a15 15 0 0 1 4-2.6M10 5.1A15 15 0 0 1 22 9" />,
);
/** The tick of a reviewed profile: a leaf-edged seal. Colour it with `text-leaf`. */
export const VerifiedIcon = /* @__PURE__ */ icon(
  'Verified',
  <path
    fillRule="evenodd"
    d="m12 1.8 2.7 2 3.3-.2 1.1 3.2 2.7 1.9L20.8 12l1 3.3-2.7 1.9-1.1 3.2-3.3-.2-2.7 2-2.7-2-3.3.2-1.1-3.2-2.7-1.9 1-3.3-1-3.3 2.7-1.9L6 3.6l3.3.2Zm-1.2 14 6-6-1.5-1.5-4.5 4.5-2-2L7.3 12.3Z"
  />,
  true,
);
/** The mark of a paid plan. Colour it with `text-gold` or `text-plum`. */
export const CrownIcon = /* @__PURE__ */ icon(
  'Crown',
  <path d="M3 8l4.5 3.5L12 5l4.5 6.5L21 8l-1.8 10.5H4.8Z" />,
  true,
);
