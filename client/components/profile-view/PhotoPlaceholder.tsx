/** Fills its box. */
export function PhotoPlaceholder({ name }: { name: string }) {
  const [initial = ''] = name.trim();
  return (
    <div role="img" aria-label={`${name} has no photo yet`} className="grid size-full place-items-center bg-cloth">
      <span aria-hidden="true" className="font-bold text-8xl text-cloth-soft">
        {initial.toUpperCase()}
      </span>
    </div>
  );
}
