import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { FactList, FactRow } from '#client/components/profile-view/FactList.tsx';
import { InterestList } from '#client/components/profile-view/InterestList.tsx';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { Card } from './Card.tsx';
import { type OwnDetails_ViewerFragment, OwnDetails_ViewerFragmentDoc } from './profile-page.generated.ts';
import { type OwnDetails_ProfileFragment, OwnDetails_ProfileFragmentDoc } from './profiles.generated.ts';
import { stateWords, verificationState } from './verification-state.ts';

type Props = {
  profile: FragmentType<OwnDetails_ProfileFragment>;
  viewer: FragmentType<OwnDetails_ViewerFragment>;
};

/** The viewer's details as others read them, and the state of their verification. */
export function OwnDetails({ profile, viewer }: Props) {
  const data = useFragmentData(OwnDetails_ProfileFragmentDoc, profile);
  const own = useFragmentData(OwnDetails_ViewerFragmentDoc, viewer);
  if (data === null || own === null) return null;
  const state = verificationState(data.isVerified, own.verification);
  return (
    <div className="grid gap-4">
      <Card title="About Me">
        {data.bio === '' ? (
          <p className="text-ink-soft">You have not written anything about yourself yet.</p>
        ) : (
          <p className="whitespace-pre-line">{data.bio}</p>
        )}
      </Card>
      <Card title="Interests">
        {data.interests.length === 0 ? (
          <p className="text-ink-soft">No interests yet.</p>
        ) : (
          <InterestList interests={data.interests} />
        )}
      </Card>
      <Card title="Details">
        <FactList details={data}>
          <FactRow term="Verification" words={stateWords[state]} Icon={ShieldIcon} />
        </FactList>
        {state === 'rejected' && own.verification?.reason && (
          <p className="mt-4 rounded-md bg-danger-tint px-4 py-3 text-sm">
            <span className="font-semibold">Why your selfie was not accepted: </span>
            {own.verification.reason}
          </p>
        )}
      </Card>
    </div>
  );
}
