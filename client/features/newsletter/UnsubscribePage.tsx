import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Page } from '#client/ui/Page.tsx';
import { brand } from '#rules/brand.ts';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { type Outcome, unsubscribe } from './unsubscribe.ts';

const expired = {
  title: 'This link does not work',
  body: 'It may be cut off or from an old letter. Use the link in your newest one, or your settings.',
};

/** What is asked and said, by the kind of letter. */
const words = {
  newsletter: {
    question: 'Leave the newsletter?',
    expired,
    left: { title: 'You are off the list', body: 'No more newsletters. You can come back at any time.' },
    'was-off': { title: 'You are off the list already', body: 'This address receives no newsletter.' },
  },
  offers: {
    question: 'No more tips and offers?',
    expired,
    left: { title: 'Tips and offers are switched off', body: 'You can switch them on again in your settings.' },
    'was-off': { title: 'Tips and offers are off already', body: 'This account receives none by mail.' },
  },
} as const;

/** The token of the letter's link stands behind #, as such or by its name. */
function tokenOf(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? hash.slice(1);
}

/** /unsubscribe: one press, without signing in. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenOf(hash));
  // A token names its kind first.
  const { question, ...endings } = words[token.startsWith('offers.') ? 'offers' : 'newsletter'];
  const [outcome, setOutcome] = useState<Outcome | null>(token === '' ? 'expired' : null);
  const [isSending, setSending] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const isOver = outcome !== null && outcome !== 'failed';

  // Out of the bar, before anybody looks over a shoulder or copies the address.
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) screen.current?.focus();
  }, [isOver]);

  async function leave() {
    setSending(true);
    setOutcome(await unsubscribe(token));
    setSending(false);
  }

  return (
    <Page {...pages.unsubscribe} width="narrow" ownHeading>
      <h1 tabIndex={-1} className="sr-only">
        {pages.unsubscribe.title}
      </h1>
      <div ref={screen} tabIndex={-1} aria-live="polite">
        {isOver ? (
          <EmptyState
            icon={outcome === 'expired' ? <WarningIcon /> : <CheckIcon />}
            {...endings[outcome]}
            actions={
              <LinkButton to={outcome === 'expired' ? paths.settings : paths.home} variant="secondary">
                {outcome === 'expired' ? 'Open settings' : `Go to ${brand.name}`}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState
            title={question}
            body={
              <>
                <p>One press and no more come. Letters about the safety of an account are not part of it.</p>
                {outcome === 'failed' && (
                  <p role="alert" className="mt-3 font-semibold text-danger">
                    That did not reach us. Please check your connection and try again.
                  </p>
                )}
              </>
            }
            actions={
              <Button loading={isSending} onClick={() => void leave()}>
                Unsubscribe
              </Button>
            }
          />
        )}
      </div>
    </Page>
  );
}
