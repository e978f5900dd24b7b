import { ResendVerification } from '#client/components/form/ResendVerification.tsx';
import { useUrlFragment } from '#client/lib/use-url-fragment.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { verifyTexts as texts } from './texts.ts';
import { useVerifyEmail, type Verification } from './use-verify-email.ts';

function wordsOf(verification: Verification, isSignedIn: boolean): { title: string; lead?: string } {
  switch (verification.step) {
    case 'checking':
      return { title: texts.checking };
    case 'expired':
      return {
        title: texts.expired.title,
        lead: `${verification.message} ${isSignedIn ? texts.expired.renew : texts.expired.signIn}`,
      };
    default:
      return texts[verification.step];
  }
}

export function Component() {
  const { verification, retry } = useVerifyEmail(useUrlFragment());
  const isSignedIn = useIsSignedIn();
  const { title, lead } = wordsOf(verification, isSignedIn);
  const { step } = verification;
  const isRenewable = isSignedIn && (step === 'expired' || step === 'empty');

  return (
    <Page {...pages.authVerify} ownHeading width="full">
      <AuthFrame title={title} lead={<p role="status">{lead ?? texts.wait}</p>}>
        <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
          {step === 'failed' && <Button onClick={retry}>Try again</Button>}
          {step === 'done' && (
            <LinkButton to={isSignedIn ? paths.home : paths.auth}>{isSignedIn ? 'Go on' : 'Sign in'}</LinkButton>
          )}
          {isRenewable && <ResendVerification variant="primary" />}
          {step !== 'done' && step !== 'checking' && (
            <LinkButton
              variant={isRenewable || step === 'failed' ? 'secondary' : 'primary'}
              to={isSignedIn ? paths.settings : `${paths.auth}?next=${encodeURIComponent(paths.settings)}`}
            >
              {isSignedIn ? 'Settings' : 'Sign in'}
            </LinkButton>
          )}
        </div>
      </AuthFrame>
    </Page>
  );
}
