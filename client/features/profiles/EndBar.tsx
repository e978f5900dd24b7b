import { type ReactNode, useEffect } from 'react';

/** The form's buttons, in view at the end of the screen. A focused field must not lie under them. */
export function EndBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = 'calc(var(--tabs) + 7rem)';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div
      data-end
      className="sticky bottom-(--tabs) z-10 -mx-4 flex items-center justify-end gap-4 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-md sm:-mx-6 sm:px-6"
    >
      {children}
    </div>
  );
}
