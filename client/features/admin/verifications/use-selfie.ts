import { useRef, useState } from 'react';
import { useAskAgain } from '../use-refresh.ts';
import { ConsoleVerificationsDocument } from './verifications.generated.ts';

/** The URL of a selfie is valid for an hour. After a failure it is renewed, once by itself and then by hand. */
export function useSelfie() {
  const askAgain = useAskAgain();
  const [state, setState] = useState<'loading' | 'failed' | 'seen'>('loading');
  const [tries, setTries] = useState(0);
  const isRenewed = useRef(false);

  async function again(): Promise<void> {
    isRenewed.current = true;
    setState('loading');
    await askAgain(ConsoleVerificationsDocument);
    setTries((before) => before + 1);
  }
  return {
    isSeen: state === 'seen',
    hasFailed: state === 'failed',
    again: () => void again(),
    /** The key of the image: the URL may be the same after a retry. */
    tries,
    image: {
      onLoad: () => setState('seen'),
      onError: () => (isRenewed.current ? setState('failed') : void again()),
    },
  };
}
