import { WarningIcon } from '#client/ui/icons.tsx';

/** Why a form was not taken, above its button. The toast beside it is what readers announce. */
export function Problem({ children }: { children: string }) {
  return (
    <p className="flex gap-1.5 text-sm font-medium text-danger">
      <WarningIcon className="mt-[0.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
