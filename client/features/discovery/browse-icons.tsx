import { icon } from '#client/ui/icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(
  'Search',
  <path d="M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5" />,
);
export const KeyboardIcon = /* @__PURE__ */ icon(
  'Keyboard',
  <path d="M3 6.5h18v11H3ZM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M8 14h8" />,
);
export const UndoIcon = /* @__PURE__ */ icon('Undo', <path d="M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11" />);
export const SlidersIcon = /* @__PURE__ */ icon('Sliders', <path d="M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5" />);
