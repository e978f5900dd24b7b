import { Motif } from '#client/ui/Motif.tsx';
import { brand } from '#rules/brand.ts';

export function Logo({ on = 'paper' }: { on?: 'paper' | 'cloth' }) {
  return (
    <span className="inline-flex items-center gap-2 text-[1.625rem] leading-none font-extrabold tracking-tight">
      <Motif kind="flower" className={on === 'cloth' ? 'size-8 text-cloth-gold' : 'size-8 text-crimson-ink'} />
      {brand.name}
    </span>
  );
}
