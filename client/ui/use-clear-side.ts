import { type RefObject, useEffect, useState } from 'react';

export type Side = 'top' | 'bottom';

/** How far toasts keep from the top, where the header is, and from the bottom, in pixels. */
const FROM_TOP = 80;
const FROM_BOTTOM = 16;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What a person is looking at: the field or button in focus, fields that are wrong with the sentences beside them, and how their form is sent. */
function subjects(): Element[] {
  const focused = document.activeElement;
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  const fields = focused && focused !== document.body ? [focused, ...wrong] : wrong;
  const said = fields.flatMap((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.flatMap((id) => document.getElementById(id) ?? []);
  });
  const buttons = fields.flatMap((field) => field.closest('form')?.querySelector('[type="submit"]') ?? []);
  return [...new Set([...fields, ...said, ...buttons])].filter((each) => !each.closest('[data-toasts]'));
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The side on which toasts as large as this cover less of these; the usual one when there is no difference. */
export function clearSide(given: { toasts: Box; height: number; boxes: readonly Box[]; usual: Side }): Side {
  const { toasts, height, boxes, usual } = given;
  const tall = toasts.bottom - toasts.top;
  const covered = (top: number) =>
    boxes.reduce((sum, box) => sum + overlap({ ...side(toasts), top, bottom: top + tall }, box), 0);
  const cover = { top: covered(FROM_TOP), bottom: covered(height - FROM_BOTTOM - tall) };
  const other = usual === 'top' ? 'bottom' : 'top';
  return cover[other] < cover[usual] ? other : usual;
}

const side = ({ left, right }: Box) => ({ left, right });

/** Where toasts lie so that they do not cover what they speak of; looked at again whenever the focus or the page moves. */
export function useClearSide(stack: RefObject<HTMLElement | null>, count: number): Side {
  const [at, setAt] = useState<Side>('top');
  useEffect(() => {
    if (count === 0) return;
    let frame = 0;
    const look = () => {
      const element = stack.current;
      if (!element) return;
      const usual = document.querySelector('[data-modal]') ? 'bottom' : 'top';
      const boxes = subjects().map((each) => each.getBoundingClientRect());
      const height = window.visualViewport?.height ?? innerHeight;
      setAt(clearSide({ toasts: element.getBoundingClientRect(), height, boxes, usual }));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // A sentence that appears beside a field moves what lies below it.
    const observer = new ResizeObserver(soon);
    observer.observe(document.body);
    if (stack.current) observer.observe(stack.current);
    const events = ['focusin', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, soon, { capture: true });
    };
  }, [stack, count]);
  return at;
}
