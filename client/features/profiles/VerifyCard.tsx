import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { FoldingCard } from './FoldingCard.tsx';
import { type VerifyCard_ViewerFragment, VerifyCard_ViewerFragmentDoc } from './photos.generated.ts';
import { stateWords, type VerificationState, verificationState } from './verification-state.ts';
import { verifyAddress } from './verify-address.ts';

const words: Readonly<Record<VerificationState, string>> = {
  none: 'A selfie shows that you are the person in your photos. Verified people get a green tick, and more answers.',
  pending: 'Your selfie is being looked at. That takes 24 to 48 hours.',
  verified: 'You are verified: others see a green tick beside your name.',
  rejected: 'Your last selfie was not accepted.',
};

type Props = {
  viewer: FragmentType<VerifyCard_ViewerFragment>;
  /** True while the selfie's view covers the page, which leads back to an open card. */
  isVerifying: boolean;
};

export function VerifyCard({ viewer, isVerifying }: Props) {
  const data = useFragmentData(VerifyCard_ViewerFragmentDoc, viewer);
  if (data === null) return null;
  const state = verificationState(data.profile?.isVerified ?? false, data.verification);
  return (
    <FoldingCard
      title="Verification"
      name="verification"
      summary={stateWords[state]}
      icon={<ShieldIcon className="text-leaf" />}
      call={isVerifying ? 1 : 0}
    >
      <p className="text-ink-soft text-sm">{words[state]}</p>
      {state === 'rejected' && data.verification?.reason && (
        <p className="mt-3 rounded-md bg-danger-tint px-4 py-3 text-sm">{data.verification.reason}</p>
      )}
      {state !== 'verified' && (
        <LinkButton variant="secondary" to={verifyAddress} className="mt-4">
          <ShieldIcon />
          {state === 'none' ? 'Get Verified' : state === 'pending' ? 'Send another selfie' : 'Try again'}
        </LinkButton>
      )}
    </FoldingCard>
  );
}
