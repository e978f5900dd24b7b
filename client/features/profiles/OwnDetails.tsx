import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FactList, FactRow } from '#client/components/FactList.tsx';
import { InterestList } from '#client/components/InterestList.tsx';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { type OwnDetails_ProfileFragment, OwnDetails_ProfileFragmentDoc } from './profiles.generated.ts';

/** What the viewer tells about themselves, as others read it. */
export function OwnDetails({ profile }: { profile: FragmentType<OwnDetails_ProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: OwnDetails_ProfileFragmentDoc, from: profile });
  if (!complete) return null;
  return (
    <div className="grid gap-4">
      <Section title="About Me">
        {data.bio === '' ? (
          <p className="text-ink-soft">You have not written anything about yourself yet.</p>
        ) : (
          <p className="whitespace-pre-line">{data.bio}</p>
        )}
      </Section>
      <Section title="Interests">
        {data.interests.length === 0 ? (
          <p className="text-ink-soft">No interests yet.</p>
        ) : (
          <InterestList interests={data.interests} />
        )}
      </Section>
      <Section title="Details">
        <FactList details={data}>
          <FactRow term="Verification" words={data.verified ? 'Verified' : 'Not verified'} Icon={ShieldIcon} />
        </FactList>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
