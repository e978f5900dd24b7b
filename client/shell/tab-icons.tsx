import { icon } from '#client/ui/icon.tsx';

export const CardsIcon = /* @__PURE__ */ icon('Cards', <path d="M4 7.5h11v13H4ZM8 7.5v-3h12v13h-5" />);
export const CompassIcon = /* @__PURE__ */ icon(
  'Compass',
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z" />,
);
