import { useEffect } from 'react';
import { onPushMoment } from './push-moment.ts';

/** `isWelcome`: no push reaches the person, and they never said no. */
export function usePushAsk(isWelcome: boolean): void {
  useEffect(() => {
    if (!isWelcome) return;
    return onPushMoment(() => {
      import('./push-ask.ts').then(({ askForPush }) => askForPush()).catch(() => undefined);
    });
  }, [isWelcome]);
}
