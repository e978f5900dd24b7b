import { icon } from './icon.tsx';

export const StopIcon = /* @__PURE__ */ icon('Stop', <rect x="6" y="6" width="12" height="12" rx="2.5" />, true);
export const SpeakerIcon = /* @__PURE__ */ icon(
  'Speaker',
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />,
);
/** Filled by the one who draws it. */
export const ThumbUpIcon = /* @__PURE__ */ icon(
  'ThumbUp',
  <path d="M4 11h3v9H4ZM7 11l4-7.5a2 2 0 0 1 2.8 2L13 9.5h5a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7" />,
);
export const ThumbDownIcon = /* @__PURE__ */ icon(
  'ThumbDown',
  <path d="M4 13h3V4H4ZM7 13l4 7.5a2 2 0 0 0 2.8-2L13 14.5h5a2 2 0 0 0 2-2.4l-1.3-6.5a2 2 0 0 0-2-1.6H7" />,
);
export const ChartIcon = /* @__PURE__ */ icon('Chart', <path d="M4 20h16M7 16v-4M12 16V5M17 16V9" />);
export const HistoryIcon = /* @__PURE__ */ icon(
  'History',
  <path d="M4 12a8 8 0 1 0 2.4-5.7L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5" />,
);
export const AgainIcon = /* @__PURE__ */ icon('Again', <path d="M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5" />);
