import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIsHydrated } from '#client/lib/use-hydrated.ts';
import { Button } from '#client/ui/Button.tsx';
import { Page } from '#client/ui/Page.tsx';
import { clearToasts, useExpectedToasts } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import type { Suspension } from './Suspended.tsx';
import { texts } from './texts.ts';
import type { Mode } from './use-authenticate.ts';
import '#client/shell/new-version.ts';

const Suspended = lazyPart(async () => (await import('./Suspended.tsx')).Suspended);

function modeIn(state: unknown): Mode | null {
  const asked = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null;
  return asked === 'sign-up' || asked === 'sign-in' ? asked : null;
}

export function Component() {
  const { state, key } = useLocation();
  const isHydrated = useIsHydrated();
  // The prerendered page signs in.
  const [mode, setMode] = useState<Mode>(() => (isHydrated && modeIn(state)) || 'sign-in');
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

  useExpectedToasts();
  // A link with a mode that is followed on this page, or that led to the prerendered one.
  const followed = useRef(isHydrated ? key : null);
  useEffect(() => {
    const asked = modeIn(state);
    if (followed.current === key) return;
    followed.current = key;
    if (asked !== null) show(asked);
  });

  if (suspension !== null)
    return (
      <Page {...pages.auth} ownHeading width="full">
        <div hidden data-bar="low" />
        <Suspense>
          <Suspended suspension={suspension} onBack={() => show('sign-in')} />
        </Suspense>
      </Page>
    );
  return (
    <Page {...pages.auth} ownHeading width="full">
      {/* As on the app's other pages, whose layout needs Apollo. */}
      <div hidden data-bar="low" />
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
        <noscript>
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">{texts.needsScripts}</p>
        </noscript>
        {!needsCode && (
          <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft">
            {words.question}
            <Button
              variant="link"
              size="sm"
              onClick={() => show(mode === 'sign-up' ? 'sign-in' : 'sign-up')}
              className="!px-0"
            >
              {words.toggle}
            </Button>
          </p>
        )}
      </AuthFrame>
    </Page>
  );
}
