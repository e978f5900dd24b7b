export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-soft text-xs tabular-nums">Uploading: {percent} %</p>
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-crimson [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-crimson"
      />
    </div>
  );
}
