import { WarningIcon } from '#client/ui/icons.tsx';

/** The reason of a refused form, above its button. Screen readers announce the toast instead. */
export function Problem({ children }: { children: string }) {
  return (
    <p className="flex gap-1.5 text-sm font-medium text-danger">
      <WarningIcon className="mt-[0.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
