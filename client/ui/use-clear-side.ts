import { type RefObject, useEffect, useState } from 'react';

export type Side = 'top' | 'bottom';

/** Pixels between toasts and the top (below the header), and the bottom or the tabs. */
const FROM_TOP = 80;
const FROM_BOTTOM = 16;

/** The height of the tabs, 0 where there are none. */
const tabsHeight = (): number => document.querySelector('[data-tabs]')?.getBoundingClientRect().height ?? 0;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A field's message is linked by aria-describedby. */
function withSentences(fields: readonly Element[]): Element[] {
  const said = fields.flatMap((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.flatMap((id) => document.getElementById(id) ?? []);
  });
  return [...fields, ...said];
}

/** Most important first: the focused element, invalid fields, and their submit buttons with what else must stay free. */
function subjects(): Box[][] {
  const focused = [...document.querySelectorAll(':focus')].filter((each) => !each.closest('[data-toasts]'));
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].filter((each) => !focused.includes(each));
  const buttons = [...focused, ...wrong].flatMap(
    (each) => each.closest('form')?.querySelector('[type="submit"]') ?? [],
  );
  const free = document.querySelectorAll('[data-end]');
  return [withSentences(focused), withSentences(wrong), [...new Set([...buttons, ...free])]].map((each) =>
    each.map((element) => element.getBoundingClientRect()),
  );
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The most important rank with a difference decides; without one, `usual`. `height` is that of the screen above the tabs. */
export function clearSide(given: { toasts: Box; height: number; ranks: readonly Box[][]; usual: Side }): Side {
  const { toasts, height, ranks, usual } = given;
  const tall = toasts.bottom - toasts.top;
  const covered = (at: Side, boxes: readonly Box[]) => {
    const top = at === 'top' ? FROM_TOP : height - FROM_BOTTOM - tall;
    return boxes.reduce((sum, box) => sum + overlap({ ...side(toasts), top, bottom: top + tall }, box), 0);
  };
  const other = usual === 'top' ? 'bottom' : 'top';
  const gains = ranks.map((boxes) => covered(usual, boxes) - covered(other, boxes));
  return (gains.find((gain) => gain !== 0) ?? 0) > 0 ? other : usual;
}

const side = ({ left, right }: Box) => ({ left, right });

/** Updated when the focus or the layout changes. */
export function useClearSide(stack: RefObject<HTMLElement | null>, count: number): Side {
  const [at, setAt] = useState<Side>('top');
  useEffect(() => {
    if (count === 0) return;
    let frame = 0;
    const look = () => {
      const element = stack.current;
      if (!element) return;
      const tabs = tabsHeight();
      const usual = tabs > 0 || document.querySelector('[data-modal]') ? 'bottom' : 'top';
      const height = (window.visualViewport?.height ?? innerHeight) - tabs;
      setAt(clearSide({ toasts: element.getBoundingClientRect(), height, ranks: subjects(), usual }));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // A message that appears beside a field moves the elements below it.
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
