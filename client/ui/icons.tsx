/** They load with the first visit, so all other icons are in feature-icons.tsx. */
import { icon } from './icon.tsx';
import { heart, star } from './shapes.ts';

export const HeartIcon = /* @__PURE__ */ icon('Heart', <path d={heart} />);
export const StarFilledIcon = /* @__PURE__ */ icon('StarFilled', <path d={star} />, true);
export const CloseIcon = /* @__PURE__ */ icon('Close', <path d="M6 6l12 12M18 6 6 18" />);
export const MenuIcon = /* @__PURE__ */ icon('Menu', <path d="M4 7h16M4 12h16M4 17h16" />);
export const CheckIcon = /* @__PURE__ */ icon('Check', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ChatIcon = /* @__PURE__ */ icon(
  'Chat',
  <path d="M12 4c-5 0-9 3.4-9 7.6 0 2.3 1.2 4.3 3 5.7-.1 1.2-.6 2.2-1.4 3 1.9 0 3.5-.5 4.8-1.4.8.2 1.7.3 2.6.3 5 0 9-3.4 9-7.6S17 4 12 4Z" />,
);
export const SparkIcon = /* @__PURE__ */ icon(
  'Spark',
  <path d="M12 3c.6 4.6 2.4 6.9 7.5 8-5.1 1.1-6.9 3.4-7.5 8-.6-4.6-2.4-6.9-7.5-8C9.6 9.9 11.4 7.6 12 3ZM19 17v4M21 19h-4" />,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'Shield',
  <path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5" />,
);
export const WarningIcon = /* @__PURE__ */ icon('Warning', <path d="M12 4 2.5 20h19ZM12 10v4.5M12 17.3v.01" />);
export const LogoutIcon = /* @__PURE__ */ icon('Logout', <path d="M14 4H6v16h8M10.5 12H21M17.5 8.5 21 12l-3.5 3.5" />);
export const WifiOffIcon = /* @__PURE__ */ icon(
  'WifiOff',
  <path d="M3 3l18 18M12 19.5v.01M8.5 16a5 5 0 0 1 6-.8M5 12.5a10 10 0 0 1 4.5-2.4M14 10a10 10 0 0 1 5 2.5M2 9a15 15 0 0 1 4-2.6M10 5.1A15 15 0 0 1 22 9" />,
);
