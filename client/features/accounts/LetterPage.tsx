import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlFragment } from '#client/lib/use-url-fragment.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Page } from '#client/ui/Page.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LetterAgain } from './LetterAgain.tsx';
import { LetterAsk } from './LetterAsk.tsx';
import { LetterForm } from './LetterForm.tsx';
import { type PendingLetter, pendingLetter, type Way } from './pending-letter.ts';
import { Suspended, type Suspension } from './Suspended.tsx';
import { texts as authTexts, letterTexts } from './texts.ts';

function emailIn(state: unknown): string {
  const given = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof given === 'string' ? given : '';
}

type View = 'ask' | 'code' | 'link' | 'elsewhere';

function useLetter(way: Way) {
  const fragment = useUrlFragment();
  const link = new URLSearchParams(fragment);
  // A link is no longer used once a new letter was requested from it.
  const [doneWith, setDoneWith] = useState('');
  const [email, setEmail] = useState(emailIn(useLocation().state));
  const [needsCode, setNeedsCode] = useState(false);
  const [pending, setPending] = useState(() => pendingLetter(way));
  const [openedAt] = useState(Date.now);
  const [sentAt, setSentAt] = useState(0);
  const [isAsking, setAsking] = useState(false);

  const onSent = useCallback(
    (now: PendingLetter, address: string) => {
      setPending(now);
      setEmail(address);
      setSentAt(Date.now());
      setAsking(false);
      setNeedsCode(false);
      setDoneWith(fragment);
    },
    [fragment],
  );
  const askAgain = useCallback(() => {
    setAsking(true);
    setNeedsCode(false);
  }, []);

  // The mailed link was opened in this tab, so messages about the attempt before are outdated.
  useEffect(() => {
    if (fragment === '') return;
    clearToasts();
    setAsking(false);
    setNeedsCode(false);
  }, [fragment]);

  function viewNow(): View {
    if (isAsking) return 'ask';
    if (!link.has('request') || fragment === doneWith)
      return pending && Date.parse(pending.codeExpiresAt) > openedAt ? 'code' : 'ask';
    return link.get('request') === pending?.requestId ? 'link' : 'elsewhere';
  }
  const secret = link.get('secret') ?? '';
  return { view: viewNow(), fragment, secret, email, pending, sentAt, needsCode, setNeedsCode, onSent, askAgain };
}

export function LetterPage({ way }: { way: Way }) {
  const texts = letterTexts[way];
  const page = { ...(way === 'reset' ? pages.authReset : pages.authCode), ownHeading: true, width: 'full' } as const;
  const letter = useLetter(way);
  const { view, email, pending, sentAt, needsCode, setNeedsCode, onSent, askAgain } = letter;
  const { search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  if (suspension !== null)
    return (
      <Page {...page}>
        <Suspended suspension={suspension} onBack={() => setSuspension(null)} />
      </Page>
    );

  const code = { title: texts.code.title, lead: sentAt > 0 ? texts.sent : texts.waiting };
  const words = needsCode
    ? { ...authTexts.twoFactor, lead: authTexts.twoFactor.reset }
    : { ask: texts.ask, code, link: texts.link, elsewhere: texts.elsewhere }[view];
  const form = { way, step: { needsCode, setNeedsCode, onSuspended: setSuspension } };
  return (
    <Page {...page}>
      <AuthFrame title={words.title} lead={<p role="status">{words.lead}</p>} view={needsCode ? 'second' : view}>
        {view === 'ask' && <LetterAsk way={way} email={email} onSent={onSent} />}
        {view === 'link' && pending && (
          <>
            <LetterForm {...form} key={letter.fragment} pending={pending} secret={letter.secret} />
            {!needsCode && (
              <Button variant="link" size="sm" onClick={askAgain}>
                {texts.code.again}
              </Button>
            )}
          </>
        )}
        {view === 'code' && pending && (
          <>
            <LetterForm {...form} key={pending.requestId} pending={pending} secret={null} />
            {!needsCode && <LetterAgain way={way} email={email} sentAt={sentAt} onSent={onSent} onOther={askAgain} />}
          </>
        )}
        {view === 'elsewhere' && (
          <>
            <p>{texts.elsewhere.open}</p>
            <Button onClick={askAgain}>{texts.elsewhere.action}</Button>
          </>
        )}
        <LinkButton
          to={isSignedIn ? paths.settings : { pathname: paths.auth, search }}
          variant="link"
          size="sm"
          className="justify-self-center"
        >
          {isSignedIn ? texts.backToSettings : texts.back}
        </LinkButton>
      </AuthFrame>
    </Page>
  );
}
