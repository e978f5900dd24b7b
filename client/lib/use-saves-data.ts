import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { writeItem } from './safe-storage.ts';
import { saverKey, savesData } from './save-data.ts';

const { tell, subscribe } = createListeners();

export function chooseSaver(isOn: boolean): void {
  writeItem(saverKey, isOn ? 'on' : '');
  tell();
}

export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
