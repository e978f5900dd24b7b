import type { Position } from '#rules/distance.ts';

const reasons: Readonly<Record<number, string>> = {
  1: 'Please allow the use of your location in your browser and try again.',
  2: 'Your position could not be found. Please try again.',
  3: 'Finding your position took too long. Please try again.',
};

/** The position from the browser. Rejects with an Error whose message can be shown to people. */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('Geolocation is not supported by your browser'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => reject(new Error(reasons[code] ?? message)),
      // The server stores only a cell of 2.7 km: a rough position of the last five minutes suffices and spares the battery.
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });
}
