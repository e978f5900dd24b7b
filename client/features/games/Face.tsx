import { faces } from './faces.ts';

/** The drawing of an emoji, for the side of a card. That of a newer server may have no drawing yet: its text stands there. */
export function Face({ emoji }: { emoji: string }) {
  const face = faces[emoji];
  if (face === undefined) return <span className="text-2xl sm:text-3xl">{emoji}</span>;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-2/3"
    >
      <path d={face.shape} className="fill-crimson-ink/30" />
      <path d={face.lines} />
    </svg>
  );
}
