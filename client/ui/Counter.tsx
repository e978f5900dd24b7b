export function Counter({ value, max }: { value: string; max: number }) {
  return (
    <span className={value.length > max ? 'text-xs font-semibold text-danger' : 'text-xs text-ink-soft'}>
      {value.length}/{max}
    </span>
  );
}
