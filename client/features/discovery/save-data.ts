type Device = {
  navigator: object;
  matchMedia: (query: string) => { matches: boolean };
};

/** True if the person asked for less data in the browser (Save-Data) or in the system. */
export function savesData(device: Device = window): boolean {
  const connection = 'connection' in device.navigator ? device.navigator.connection : undefined;
  const isLight =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return isLight || device.matchMedia('(prefers-reduced-data: reduce)').matches;
}
