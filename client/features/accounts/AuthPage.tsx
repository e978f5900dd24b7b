import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Page } from '#client/ui/Page.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { Suspended, type Suspension } from './Suspended.tsx';
import { texts } from './texts.ts';
import type { Mode } from './use-authenticate.ts';

function modeIn(state: unknown): Mode | null {
  const asked = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null;
  return asked === 'sign-up' || asked === 'sign-in' ? asked : null;
}

export function Component() {
  const { state, key } = useLocation();
  const [mode, setMode] = useState<Mode>(() => modeIn(state) ?? 'sign-in');
  // Kept here, so that the other mode's form starts with the same address.
  const [email, setEmail] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  const words = mode === 'sign-up' ? texts.signUp : texts.signIn;
  const { title, lead } = needsCode ? texts.twoFactor : words;

  function show(next: Mode): void {
    // The messages about the other form do not apply to this one.
    clearToasts();
    setNeedsCode(false);
    setSuspension(null);
    setMode(next);
  }

  // A link with a mode that is followed on this page.
  const followed = useRef(key);
  useEffect(() => {
    const asked = modeIn(state);
    if (followed.current === key) return;
    followed.current = key;
    if (asked !== null) show(asked);
  });

  if (suspension !== null)
    return (
      <Page {...pages.auth} ownHeading width="full">
        <Suspended suspension={suspension} onBack={() => show('sign-in')} />
      </Page>
    );
  return (
    <Page {...pages.auth} ownHeading width="full">
      <AuthFrame title={title} lead={lead} view={needsCode ? 'code' : mode}>
        <AuthForm
          key={mode}
          mode={mode}
          email={email}
          onEmail={setEmail}
          needsCode={needsCode}
          onNeedsCode={setNeedsCode}
          onSuspended={setSuspension}
        />
        {!needsCode && (
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
            {words.question}
            <Button variant="link" size="sm" onClick={() => show(mode === 'sign-up' ? 'sign-in' : 'sign-up')}>
              {words.toggle}
            </Button>
          </p>
        )}
      </AuthFrame>
    </Page>
  );
}
