import { useRef, useState } from 'react';
import { useAskAgain } from '../use-refresh.ts';
import { DeskVerificationsDocument } from './verifications.generated.ts';

/**
 * Whether a selfie is seen. Its address is good for an hour: when it fails, another one is asked for, once by itself and then when
 * somebody asks for it.
 */
export function useSelfie() {
  const askAgain = useAskAgain();
  const [state, setState] = useState<'loading' | 'failed' | 'seen'>('loading');
  const [tries, setTries] = useState(0);
  const isRenewed = useRef(false);

  async function again(): Promise<void> {
    isRenewed.current = true;
    setState('loading');
    await askAgain(DeskVerificationsDocument);
    setTries((before) => before + 1);
  }
  return {
    isSeen: state === 'seen',
    hasFailed: state === 'failed',
    again: () => void again(),
    /** A try is a picture of its own, since the address may be the same. */
    tries,
    image: {
      onLoad: () => setState('seen'),
      onError: () => (isRenewed.current ? setState('failed') : void again()),
    },
  };
}
