import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '#client/apollo/session.ts';
import { useVerifyEmailMutation } from './accounts.generated.ts';

export type Verification =
  | { step: 'empty' | 'checking' | 'done' | 'taken' | 'failed' }
  | { step: 'expired'; message: string };

/** Confirms the address with the link's token, once, as soon as the token is known. */
export function useVerifyEmail(token: string): { verification: Verification; retry: () => void } {
  const [verify] = useVerifyEmailMutation();
  const [answer, setAnswer] = useState<Verification | null>(null);
  const started = useRef('');

  const run = useCallback(async () => {
    setAnswer({ step: 'checking' });
    try {
      const payload = await verify({ token });
      if (payload.__typename === 'VerifyEmailSuccess') {
        session.userUpdated();
        setAnswer({ step: 'done' });
      } else
        setAnswer(
          payload.__typename === 'LinkExpired' ? { step: 'expired', message: payload.message } : { step: 'taken' },
        );
    } catch {
      setAnswer({ step: 'failed' });
    }
  }, [token, verify]);

  useEffect(() => {
    if (token === '' || started.current === token) return;
    started.current = token;
    void run();
  }, [token, run]);

  return { verification: answer ?? { step: token === '' ? 'empty' : 'checking' }, retry: () => void run() };
}
