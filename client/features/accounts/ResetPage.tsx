import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFragment } from '#client/lib/use-fragment.ts';
import { Button } from '#client/ui/Button.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { resetTexts as texts } from './messages.ts';
import { type PendingReset, pendingReset } from './pending-reset.ts';
import { ResetAgain } from './ResetAgain.tsx';
import { ResetAsk } from './ResetAsk.tsx';
import { ResetForm } from './ResetForm.tsx';

/** The address typed at the sign-in, for whoever comes from there. */
function emailIn(state: unknown): string {
  const given = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof given === 'string' ? given : '';
}

/** /auth/reset: asks for the letter, takes its code, or comes from its link. */
export function Component() {
  const fragment = useFragment();
  const link = new URLSearchParams(fragment);
  // A link that was answered by asking anew leads nowhere any more.
  const [doneWith, setDoneWith] = useState('');
  const [email, setEmail] = useState(emailIn(useLocation().state));
  const [pending, setPending] = useState(pendingReset);
  const [openedAt] = useState(Date.now);
  const [sentAt, setSentAt] = useState(0);
  const [isAsking, setAsking] = useState(false);

  const onSent = useCallback(
    (now: PendingReset, address: string) => {
      setPending(now);
      setEmail(address);
      setSentAt(Date.now());
      setAsking(false);
      setDoneWith(fragment);
    },
    [fragment],
  );
  const askAgain = useCallback(() => setAsking(true), []);

  function viewNow(): 'ask' | 'code' | 'link' | 'elsewhere' {
    if (isAsking) return 'ask';
    if (!link.has('request') || fragment === doneWith)
      return pending && Date.parse(pending.codeExpiresAt) > openedAt ? 'code' : 'ask';
    return link.get('request') === pending?.requestId ? 'link' : 'elsewhere';
  }
  const view = viewNow();
  const words = {
    ask: texts.ask,
    code: { title: texts.code.title, lead: sentAt > 0 ? texts.sent : texts.waiting },
    link: texts.link,
    elsewhere: texts.elsewhere,
  }[view];

  return (
    <Page {...pages.authReset} ownHeading width="full">
      <AuthFrame title={words.title} lead={<p role="status">{words.lead}</p>}>
        {view === 'ask' && <ResetAsk email={email} onSent={onSent} />}
        {view === 'link' && pending && (
          <>
            <ResetForm pending={pending} secret={link.get('secret') ?? ''} />
            <Button variant="link" size="sm" onClick={askAgain}>
              {texts.code.again}
            </Button>
          </>
        )}
        {view === 'code' && pending && (
          <>
            <ResetForm key={pending.requestId} pending={pending} secret={null} />
            <ResetAgain email={email} sentAt={sentAt} onSent={onSent} onOther={askAgain} />
          </>
        )}
        {view === 'elsewhere' && (
          <>
            <p>{texts.elsewhere.open}</p>
            <Button onClick={askAgain}>{texts.elsewhere.action}</Button>
          </>
        )}
      </AuthFrame>
    </Page>
  );
}
