export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-[1.1em] animate-spin" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
