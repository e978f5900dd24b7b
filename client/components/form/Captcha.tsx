import { useEffect, useRef, useState } from 'react';
import { showCaptcha } from '#client/lib/captcha.ts';
import { Button } from '#client/ui/Button.tsx';

/** The captcha as a field of its form. A token is valid for one attempt: change the `key` after each. */
export function Captcha({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt renders it again.
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    // A new element for each widget: the provider's script refuses an element that it has filled before.
    const box = document.createElement('div');
    place.current?.append(box);
    setFailed(false);
    showCaptcha(box, (now) => !isGone && setToken(now ?? '')).then(
      (how) => {
        if (isGone) how();
        else remove = how;
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      remove();
      box.remove();
    };
  }, [tries]);

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-semibold">One more thing: show that you are not a machine</p>
      <div ref={place} className="min-h-16 max-w-full overflow-x-auto" />
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          The check could not be loaded.
          <Button variant="link" size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        </p>
      )}
      <input type="hidden" name={name} value={token} />
    </div>
  );
}
