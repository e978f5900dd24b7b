import { GlassIcon, SuitcaseIcon } from '#client/ui/feature-icons.tsx';
import { icon } from '#client/ui/icon.tsx';
import type { DateIdeaCategory } from '#rules/date-ideas.ts';

const PlateIcon = /* @__PURE__ */ icon(
  'Plate',
  <path d="M6.5 3v7.5a2 2 0 0 1-4 0V3M4.5 3v18M17 21v-7h-3c0-5 1-9.5 3-11ZM9.5 12" transform="translate(2 0)" />,
);
const CupIcon = /* @__PURE__ */ icon(
  'Cup',
  <path d="M4 9.5h12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM16 11h1.5a2.5 2.5 0 0 1 0 5H16M8 3v3M12 3v3" />,
);
const TreeIcon = /* @__PURE__ */ icon(
  'Tree',
  <path d="M12 21v-8M12 16l3.5-3M12 14 9 11.5M12 3a5 5 0 0 0-5 4.5A4.5 4.5 0 0 0 8 16.5h8a4.5 4.5 0 0 0 1-9A5 5 0 0 0 12 3Z" />,
);
const WavesIcon = /* @__PURE__ */ icon(
  'Waves',
  <path d="M2.5 14c2.4-2 4.4-2 6.3 0s4 2 6.4 0 4.2-2 6.3 0M2.5 19c2.4-2 4.4-2 6.3 0s4 2 6.4 0 4.2-2 6.3 0M12 10a4 4 0 1 0-4-4M12 10a4 4 0 0 0 4-4" />,
);
const MaskIcon = /* @__PURE__ */ icon(
  'Mask',
  <path d="M5 4c4.5 1.4 9.5 1.4 14 0v7.5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5ZM8.2 10c.8-.7 1.8-.7 2.6 0M13.2 10c.8-.7 1.8-.7 2.6 0M9.5 15c1.6 1 3.4 1 5 0" />,
);
const TicketIcon = /* @__PURE__ */ icon(
  'Ticket',
  <path d="M3.5 7h17v3.2a2 2 0 0 0 0 3.6V17h-17v-3.2a2 2 0 0 0 0-3.6ZM14 7v2M14 11v2M14 15v2" />,
);

/** The icon of each kind of place, and the colour of its card. */
export const kinds = {
  restaurant: { Icon: PlateIcon, tone: 'bg-crimson-tint text-crimson-ink' },
  cafe: { Icon: CupIcon, tone: 'bg-gold-tint text-gold' },
  lounge: { Icon: GlassIcon, tone: 'bg-plum-tint text-plum' },
  nature: { Icon: TreeIcon, tone: 'bg-leaf-tint text-leaf' },
  beach: { Icon: WavesIcon, tone: 'bg-gold-tint text-gold' },
  culture: { Icon: MaskIcon, tone: 'bg-crimson-tint text-crimson-ink' },
  activity: { Icon: TicketIcon, tone: 'bg-plum-tint text-plum' },
  getaway: { Icon: SuitcaseIcon, tone: 'bg-leaf-tint text-leaf' },
} as const satisfies Record<DateIdeaCategory, unknown>;

export const MapIcon = /* @__PURE__ */ icon(
  'Map',
  <path d="M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7ZM9 4.5v13M15 7v13" />,
);
export const PurseIcon = /* @__PURE__ */ icon(
  'Purse',
  <path d="M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18v-9A1.5 1.5 0 0 0 18.5 7.5H5.5a1.5 1.5 0 0 1 0-3H17v3M16 13.5v.01" />,
);
const bookmark = <path d="M6.5 4h11A1.5 1.5 0 0 1 19 5.5V20l-7-4.5L5 20V5.5A1.5 1.5 0 0 1 6.5 4Z" />;
export const BookmarkIcon = /* @__PURE__ */ icon('Bookmark', bookmark);
export const BookmarkFilledIcon = /* @__PURE__ */ icon('BookmarkFilled', bookmark, true);
