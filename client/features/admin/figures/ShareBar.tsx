export type Share = { name: string; count: number; fill: string };

/** A bar of shares beside each other. The numbers stand in words beside it. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { count }) => sum + count, 0);
  if (whole === 0) return null;
  const before = (at: number) => shares.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-3 w-full rounded-full">
      {shares.map(({ name, count, fill }, at) => (
        <rect key={name} x={(100 * before(at)) / whole} width={(100 * count) / whole} height="4" className={fill} />
      ))}
    </svg>
  );
}
