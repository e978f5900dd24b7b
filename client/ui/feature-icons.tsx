/** Icons that only lazy routes show. */
import { icon } from './icon.tsx';
import { heart, star } from './shapes.ts';

export const HeartFilledIcon = /* @__PURE__ */ icon('HeartFilled', <path d={heart} />, true);
export const HeartOffIcon = /* @__PURE__ */ icon('HeartOff', <path d={`${heart}M4 3.5l16 17`} />);
export const StarIcon = /* @__PURE__ */ icon('Star', <path d={star} />);
export const ClockIcon = /* @__PURE__ */ icon(
  'Clock',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3 2" />,
);
export const PinIcon = /* @__PURE__ */ icon(
  'Pin',
  <path d="M12 21.5s7-6.2 7-11.7a7 7 0 1 0-14 0c0 5.5 7 11.7 7 11.7ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z" />,
);
export const CameraIcon = /* @__PURE__ */ icon(
  'Camera',
  <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" />,
);
export const UserIcon = /* @__PURE__ */ icon(
  'User',
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.8-3.6 4-5.5 8-5.5s7.2 1.9 8 5.5" />,
);
export const LockIcon = /* @__PURE__ */ icon('Lock', <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />);
export const InfoIcon = /* @__PURE__ */ icon(
  'Info',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01" />,
);
export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeft', <path d="M19 12H5M11 6l-6 6 6 6" />);
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDown', <path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeft', <path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRight', <path d="m9.5 6 6 6-6 6" />);
export const CalendarIcon = /* @__PURE__ */ icon('Calendar', <path d="M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />);
export const RulerIcon = /* @__PURE__ */ icon('Ruler', <path d="M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v2" />);
export const BookIcon = /* @__PURE__ */ icon(
  'Book',
  <path d="M4 5.5c3-1 5.5-.6 8 1 2.5-1.6 5-2 8-1V19c-3-1-5.5-.6-8 1-2.5-1.6-5-2-8-1ZM12 6.5V20" />,
);
export const ShareIcon = /* @__PURE__ */ icon(
  'Share',
  <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M6 11.5H4.5V20.5h15v-9H18" />,
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
export const VerifiedIcon = /* @__PURE__ */ icon(
  'Verified',
  <path
    fillRule="evenodd"
    d="m12 1.8 2.7 2 3.3-.2 1.1 3.2 2.7 1.9L20.8 12l1 3.3-2.7 1.9-1.1 3.2-3.3-.2-2.7 2-2.7-2-3.3.2-1.1-3.2-2.7-1.9 1-3.3-1-3.3 2.7-1.9L6 3.6l3.3.2Zm-1.2 14 6-6-1.5-1.5-4.5 4.5-2-2L7.3 12.3Z"
  />,
  true,
);
export const CrownIcon = /* @__PURE__ */ icon(
  'Crown',
  <path d="M3 8l4.5 3.5L12 5l4.5 6.5L21 8l-1.8 10.5H4.8Z" />,
  true,
);
export const MoreIcon = /* @__PURE__ */ icon(
  'More',
  <path d="M5.5 12v.01M12 12v.01M18.5 12v.01" strokeWidth="3.4" strokeLinecap="round" />,
);
export const FlagIcon = /* @__PURE__ */ icon('Flag', <path d="M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0" />);
export const BlockIcon = /* @__PURE__ */ icon(
  'Block',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.8 5.8l12.4 12.4" />,
);
export const SuitcaseIcon = /* @__PURE__ */ icon('Suitcase', <path d="M4 8h16v12H4ZM9 8V4.5h6V8M8 8v12M16 8v12" />);
export const TrashIcon = /* @__PURE__ */ icon(
  'Trash',
  <path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
);
export const PlusIcon = /* @__PURE__ */ icon('Plus', <path d="M12 5v14M5 12h14" />);
export const BoltIcon = /* @__PURE__ */ icon('Bolt', <path d="M13 2.5 5 13.5h6l-1 8 8-11h-6Z" />);
export const PlaneIcon = /* @__PURE__ */ icon(
  'Plane',
  <path d="M21 4.2c-1-1-2.6-.8-3.6.2L14 7.8 5 5.5 3.6 7l7 4.2L7 14.8l-2.6-.4L3 15.8l3.2 2 2 3.2 1.4-1.4-.4-2.6 3.6-3.6 4.2 7 1.5-1.4-2.3-9 3.4-3.4c1-1 1.2-2.6.2-3.6Z" />,
);
export const PencilIcon = /* @__PURE__ */ icon(
  'Pencil',
  <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5" />,
);
export const GearIcon = /* @__PURE__ */ icon(
  'Gear',
  <path d="M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1" />,
);
export const DiceIcon = /* @__PURE__ */ icon(
  'Dice',
  <path d="M5 5h14v14H5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01" />,
);
