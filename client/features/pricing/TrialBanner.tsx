import { ResendVerification } from '#client/components/form/ResendVerification.tsx';
import { cardTermsHere } from '#client/lib/card-terms.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { hasTrialAhead, type PricingViewer } from './offers.ts';
import { texts } from './texts.ts';

type Props = { viewer: Pick<PricingViewer, 'trial' | 'launchDiscount'> | null; isUnknown: boolean };

/** Free days if the viewer's trial is still available, no promise otherwise. */
export function TrialBanner({ viewer, isUnknown }: Props) {
  if (isUnknown) return <Skeleton className="h-32.5 !rounded-lg sm:h-36" />;
  const terms = cardTermsHere();
  const isUnverified = viewer?.trial === 'EMAIL_UNVERIFIED';
  const [title, body] = hasTrialAhead(viewer, terms)
    ? [texts.trialTitle, texts.trialBody]
    : isUnverified
      ? [texts.unverifiedTitle, texts.unverifiedBody]
      : [texts.usedTitle, terms.hasTrial ? texts.usedBody : texts.noTrialBody];
  const discount = viewer?.launchDiscount;
  return (
    <section
      aria-label={title}
      className="grid content-center gap-1 rounded-lg bg-surface px-4 py-3 text-ink shadow-high sm:gap-2 sm:p-6"
    >
      <h2 className={hasTrialAhead(viewer, terms) ? 'text-2xl font-extrabold text-crimson-ink' : 'text-lg'}>{title}</h2>
      <p className="text-sm text-ink-soft">{body}</p>
      {discount && (
        <p className="rounded-md bg-gold-tint px-4 py-3 font-semibold text-gold text-sm">
          {texts.betaThanks} {texts.discount(discount.percentOff, discount.months)}.
        </p>
      )}
      {isUnverified && (
        <div className="pt-1">
          <ResendVerification />
        </div>
      )}
    </section>
  );
}
