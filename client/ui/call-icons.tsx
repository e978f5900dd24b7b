import { icon } from './icon.tsx';

/** In a chunk of their own, because most pages show none of them. */
const phone =
  'M6 3.5h3l1.6 4.6-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.6 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z';
export const PhoneIcon = /* @__PURE__ */ icon('Phone', <path d={phone} />);
export const HangUpIcon = /* @__PURE__ */ icon(
  'HangUp',
  <path d="M2.5 14.5c0-6 19-6 19 0v2a1 1 0 0 1-1.2 1l-4-.8a1 1 0 0 1-.8-1v-2.4a14 14 0 0 0-7 0v2.4a1 1 0 0 1-.8 1l-4 .8a1 1 0 0 1-1.2-1Z" />,
);
export const VideoIcon = /* @__PURE__ */ icon(
  'Video',
  <path d="M4 6.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15 10.5l6-3.5v10l-6-3.5" />,
);
export const VideoOffIcon = /* @__PURE__ */ icon(
  'VideoOff',
  <path d="M3.5 3.5l17 17M6 6.5H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1M10.5 6.5H14a1 1 0 0 1 1 1v3l6-3.5v10l-2.5-1.5" />,
);
export const MicIcon = /* @__PURE__ */ icon(
  'Mic',
  <path d="M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />,
);
export const MicOffIcon = /* @__PURE__ */ icon(
  'MicOff',
  <path d="M3.5 3.5l17 17M9 9v2.5a3 3 0 0 0 4.5 2.6M15 11V6.5a3 3 0 0 0-5.7-1.3M5.5 11.5a6.5 6.5 0 0 0 10 5.5M18.5 11.5a6.5 6.5 0 0 1-.6 2.7M12 18v3" />,
);
export const ExpandIcon = /* @__PURE__ */ icon('Expand', <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const ShrinkIcon = /* @__PURE__ */ icon('Shrink', <path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />);
