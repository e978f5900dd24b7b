import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import { reviewRule } from '#rules/verification.ts';
import { Action } from '../Action.tsx';
import { Card } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { PhotoStrip } from '../PhotoStrip.tsx';
import { checked } from '../use-conclude.ts';
import { texts } from './texts.ts';
import { useSelfie } from './use-selfie.ts';
import {
  ConsoleVerificationsDocument,
  type SelfieReview_VerificationFragment,
  SelfieReview_VerificationFragmentDoc,
  useConsoleReviewMutation,
} from './verifications.generated.ts';

type Props = { verification: FragmentType<SelfieReview_VerificationFragment>; children: ReactNode };

export function SelfieReview({ verification, children }: Props) {
  const data = useFragmentData(SelfieReview_VerificationFragmentDoc, verification);
  if (data === null) return null;
  return <Review verification={data}>{children}</Review>;
}

type SelfieProps = { verification: SelfieReview_VerificationFragment; selfie: ReturnType<typeof useSelfie> };

function Selfie({ verification: { id, user, selfieUrl }, selfie }: SelfieProps) {
  return (
    <section aria-labelledby={`selfie-${id}`} className="grid content-start gap-2">
      <h2 id={`selfie-${id}`} className="text-sm">
        {texts.theSelfie}
      </h2>
      {selfieUrl !== null && !selfie.hasFailed && (
        <img
          key={selfie.tries}
          {...selfie.image}
          src={selfieUrl}
          alt={texts.selfie(user.fullName)}
          className="h-80 w-full rounded-md bg-sunken object-contain"
        />
      )}
      <div role="status" className="grid justify-items-start gap-3">
        {!selfie.isSeen && (
          <p id={`unseen-${id}`} className="rounded-md bg-sunken px-4 py-3 text-sm">
            {selfieUrl === null ? texts.gone : selfie.hasFailed ? texts.notLoaded : texts.loadingSelfie}
          </p>
        )}
        {selfie.hasFailed && (
          <Button variant="secondary" size="sm" onClick={selfie.again}>
            {texts.again}
          </Button>
        )}
      </div>
    </section>
  );
}

function Review({ verification, children }: { verification: SelfieReview_VerificationFragment; children: ReactNode }) {
  const { id, user, submittedAt, photos } = verification;
  const name = user.fullName;
  const [review] = useConsoleReviewMutation();
  const selfie = useSelfie();
  // Nobody is judged unseen.
  const decision = {
    hidden: name,
    waitsFor: selfie.isSeen ? undefined : `unseen-${id}`,
    failed: texts.failed,
    queue: ConsoleVerificationsDocument,
  };
  return (
    <Card>
      <div>
        <PersonLine user={user} />
        <p className="text-ink-soft text-sm">
          <time dateTime={submittedAt}>{texts.submitted(whenText(submittedAt))}</time>
        </p>
      </div>
      {user.limitedAt !== null && <p className="rounded-md bg-gold-tint px-4 py-3 text-sm">{texts.limited}</p>}
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Selfie verification={verification} selfie={selfie} />
        <section aria-labelledby={`photos-${id}`} className="grid min-w-0 content-start gap-2">
          <h2 id={`photos-${id}`} className="text-sm">
            {texts.thePhotos}
          </h2>
          <PhotoStrip photos={photos} name={name} />
        </section>
      </div>
      <div className="flex flex-wrap gap-3">
        <Action
          {...decision}
          label={texts.approve}
          variant="primary"
          title={texts.approveWhom(name)}
          description={texts.approveBody}
          success={texts.approved(name)}
          send={() => review({ verificationId: id, decision: 'APPROVE' })}
        />
        <Action
          {...decision}
          label={texts.reject}
          variant="danger"
          title={texts.rejectWhom(name)}
          description={texts.rejectBody}
          success={texts.rejected(name)}
          send={(values) =>
            checked(reviewRule, { decision: 'reject', reason: values.reason }, ({ reason }) =>
              review({ verificationId: id, decision: 'REJECT', reason }),
            )
          }
          words={{ name: 'reason', label: texts.reason, hint: texts.reasonHint, max: limits.text.verificationReason }}
        />
        {children}
      </div>
    </Card>
  );
}
