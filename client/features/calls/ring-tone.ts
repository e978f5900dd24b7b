/** Two soft notes and a pause while it rings. The caller hears one deeper note. */
const notes = { incoming: [587.33, 783.99], waiting: [392] } as const;
const EVERY_MS = 3_000;
const NOTE_SECONDS = 0.45;
const VOLUME = 0.08;

function sound(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(VOLUME, at + 0.04);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
}

/** Starts the tone, if the browser allows it; returns the stop function. */
export function startTone(kind: keyof typeof notes): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  const context = new AudioContext();
  const ring = () => {
    // The browser suspends audio until the first press on the page. Notes scheduled now would all sound at once later.
    if (context.state !== 'running') return;
    for (const [index, frequency] of notes[kind].entries())
      sound(context, frequency, context.currentTime + index * NOTE_SECONDS);
  };
  const timer = setInterval(ring, EVERY_MS);
  ring();
  return () => {
    clearInterval(timer);
    void context.close().catch(() => undefined);
  };
}
