/** Small, because the documents of some pages carry it. */
import { readItem } from './safe-storage.ts';

/** It belongs to the device, so it lacks the prefix of what signing out removes. */
export const saverKey = 'zobo-saver';

type Device = {
  navigator: object;
  matchMedia: (query: string) => { matches: boolean };
};

/** True if the browser (Save-Data) or the system asks for less data. */
export function deviceSavesData(device: Device = window): boolean {
  const connection = 'connection' in device.navigator ? device.navigator.connection : undefined;
  const isLight =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return isLight || device.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** True if the person or the device asks for less data. */
export function savesData(): boolean {
  return readItem(saverKey) !== null || deviceSavesData();
}
