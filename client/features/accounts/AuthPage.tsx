import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Page } from '#client/ui/Page.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { texts } from './messages.ts';
import type { Mode } from './use-authenticate.ts';

/** Who comes by an invitation to join starts with signing up. */
function startMode(state: unknown): Mode {
  const asked = typeof state === 'object' && state !== null && 'mode' in state ? state.mode : null;
  return asked === 'sign-up' ? 'sign-up' : 'sign-in';
}

/** /auth: one page for signing in and signing up. */
export function Component() {
  const { state } = useLocation();
  const [mode, setMode] = useState<Mode>(() => startMode(state));
  // Kept here, so that the other form begins with it.
  const [email, setEmail] = useState('');
  const words = mode === 'sign-up' ? texts.signUp : texts.signIn;
  function toggle(): void {
    // What the other form was told says nothing about this one.
    clearToasts();
    setMode(mode === 'sign-up' ? 'sign-in' : 'sign-up');
  }

  return (
    <Page {...pages.auth} ownHeading width="full">
      <AuthFrame title={words.title} lead={words.lead}>
        <AuthForm key={mode} mode={mode} email={email} onEmail={setEmail} />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
          {words.question}
          <Button variant="link" size="sm" onClick={toggle}>
            {words.toggle}
          </Button>
        </p>
      </AuthFrame>
    </Page>
  );
}
