import { useEffect, useRef, useState } from 'react';
import { useUrlFragment } from '#client/lib/use-url-fragment.ts';
import { Mailbox } from '#client/shell/Mailbox.tsx';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Page } from '#client/ui/Page.tsx';
import { brand } from '#rules/brand.ts';
import { consentTexts } from '#rules/consents.ts';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { type Outcome, unsubscribe } from './unsubscribe.ts';
import { kindOf, texts } from './unsubscribe-texts.ts';

/** One press, without a sign-in. */
export function Component() {
  const fragment = useUrlFragment();
  // The link contains the bare token, or the token by its name.
  const token = new URLSearchParams(fragment).get('token') ?? fragment;
  return (
    <Page
      {...pages.unsubscribe}
      width="narrow"
      ownHeading
      // On phones the action is as wide as its card.
      className="max-sm:[&_section>:last-child]:w-full max-sm:[&_section>:last-child>*]:w-full"
    >
      <h1 tabIndex={-1} className="sr-only">
        {pages.unsubscribe.title}
      </h1>
      {token === '' ? <NoLink {...texts.empty} /> : <Unsubscribing key={token} token={token} />}
    </Page>
  );
}

function Unsubscribing({ token }: { token: string }) {
  const words = texts[kindOf(token)];
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const isOver = outcome !== null && outcome !== 'failed';

  // The pressed button is gone with its focus.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) screen.current?.focus();
  }, [isOver]);

  async function leave() {
    setSending(true);
    setOutcome(await unsubscribe(token));
    setSending(false);
  }

  return (
    <div ref={screen} tabIndex={-1} aria-live="polite">
      {outcome === 'expired' ? (
        <NoLink {...texts.expired} />
      ) : isOver ? (
        <EmptyState
          icon={<CheckIcon />}
          {...words[outcome]}
          actions={
            <LinkButton to={paths.home} variant="secondary">
              Go to {brand.name}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          title={words.question}
          body={
            <>
              <p>{texts.lead}</p>
              {outcome === 'failed' && (
                <p role="alert" className="mt-3 font-semibold text-danger">
                  {texts.failed}
                </p>
              )}
            </>
          }
          actions={
            <Button loading={isSending} onClick={() => void leave()}>
              {consentTexts.unsubscribe.link}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Settings for members, and a mailbox for people who may have no account. */
function NoLink({ title, body }: { title: string; body: string }) {
  const isSignedIn = useIsSignedIn();
  return (
    <EmptyState
      icon={<WarningIcon />}
      title={title}
      body={
        <p>
          {body}{' '}
          {isSignedIn ? (
            texts.orSettings
          ) : (
            <>
              {texts.orWrite} <Mailbox name="support" subject={texts.subject} />
            </>
          )}
        </p>
      }
      actions={
        isSignedIn && (
          <LinkButton to={paths.settings} variant="secondary">
            Open settings
          </LinkButton>
        )
      }
    />
  );
}
