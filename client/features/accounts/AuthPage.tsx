import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Cloth } from '#client/components/Cloth.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Page } from '#client/ui/Page.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { AuthForm } from './AuthForm.tsx';
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
    <Page title={words.title} description="Sign in to Zobo, or create your account." ownHeading width="full">
      <div className="mx-auto grid w-full max-w-6xl flex-1 lg:grid-cols-2 lg:gap-16 lg:px-6 lg:py-12">
        <div className="h-24 overflow-hidden bg-cloth sm:h-32 lg:order-last lg:h-auto lg:max-h-[40rem] lg:rounded-xl lg:shadow-mid">
          <Cloth className="size-full" />
        </div>
        <div className="mx-auto grid w-full max-w-md content-start gap-7 px-4 py-8 sm:px-0 lg:content-center">
          <div className="grid gap-2">
            <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
              {words.title}
            </h1>
            <p className="text-ink-soft">{words.lead}</p>
          </div>
          <AuthForm key={mode} mode={mode} email={email} onEmail={setEmail} />
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
            {words.question}
            <Button variant="link" size="sm" onClick={toggle}>
              {words.toggle}
            </Button>
          </p>
        </div>
      </div>
    </Page>
  );
}
