import { Motif } from '#client/ui/Motif.tsx';

export function Opening() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <Motif kind="flower" className="size-16 animate-breathe text-crimson-ink" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
