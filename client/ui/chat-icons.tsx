import { icon } from './icon.tsx';

export const DoubleCheckIcon = /* @__PURE__ */ icon('DoubleCheck', <path d="m2.5 12.5 4 4L15 8M12.5 15.5l1 1L22 8" />);
export const SendIcon = /* @__PURE__ */ icon('Send', <path d="M20.5 3.5 10 14M20.5 3.5 14 21l-4-7-7-4Z" />);
export const ArrowDownIcon = /* @__PURE__ */ icon('ArrowDown', <path d="M12 5v14M6 13l6 6 6-6" />);
