import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { FactList } from './FactList.tsx';
import { InterestList } from './InterestList.tsx';
import { type ProfileDetails_ProfileFragment, ProfileDetails_ProfileFragmentDoc } from './ProfileDetails.generated.ts';

export function ProfileDetails({ profile }: { profile: FragmentType<ProfileDetails_ProfileFragment> }) {
  const data = useFragmentData(ProfileDetails_ProfileFragmentDoc, profile);
  if (data === null) return null;
  return (
    <div className="grid grid-cols-1 gap-5">
      {data.bio !== '' && (
        <section>
          <h3 className="mb-1 text-ink-faint text-sm">About</h3>
          <p className="whitespace-pre-line">{data.bio}</p>
        </section>
      )}
      <section>
        <h3 className="sr-only">Details</h3>
        <FactList details={data} />
      </section>
      {data.interests.length > 0 && (
        <section>
          <h3 className="mb-2 text-ink-faint text-sm">Interests</h3>
          <InterestList interests={data.interests} />
        </section>
      )}
    </div>
  );
}
