import { type ReactNode, useEffect, useRef } from 'react';
import { Cloth } from '#client/components/profile-view/Cloth.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  view?: string;
  children: ReactNode;
};

export function AuthFrame({ title, lead, view, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [view]);
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1 lg:gap-16 lg:px-6 lg:py-12">
      <div className="h-32 overflow-hidden bg-cloth max-sm:hidden max-lg:low:hidden lg:order-last lg:h-auto lg:max-h-[40rem] lg:rounded-xl lg:shadow-mid">
        <Cloth className="size-full" />
      </div>
      <div className="mx-auto grid w-full max-w-md content-start gap-7 px-4 py-6 sm:px-0 sm:py-8 lg:content-center">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
            {title}
          </h1>
          {lead && <div className="text-ink-soft">{lead}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
