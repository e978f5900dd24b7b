import { useNavigate } from 'react-router-dom';
import { messageOf } from '#client/apollo/error-message.ts';
import { Button } from '#client/ui/Button.tsx';
import { CrownIcon, StarIcon } from '#client/ui/feature-icons.tsx';
import { HeartIcon, SparkIcon } from '#client/ui/icons.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/accounts.ts';
import { lagosDay } from '#rules/age.ts';
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import {
  type BetaWelcomePageQuery,
  useBetaWelcomePageQuery,
  useCompleteBetaOnboardingMutation,
} from './accounts.generated.ts';
import { betaTexts } from './beta-texts.ts';
import { texts } from './texts.ts';

const icons = [CrownIcon, StarIcon, SparkIcon, HeartIcon] as const;

type Beta = NonNullable<BetaWelcomePageQuery['viewer']>['beta'];

function Offer({ beta }: { beta: Beta | undefined }) {
  // As high as the two lines of a beta without places, so that the button below stays where it is.
  if (!beta) return <Skeleton className="h-47 sm:h-35" />;
  const { places, perks } = betaTexts(beta, lagosDay(new Date()));
  return (
    <div className="grid min-h-47 content-start gap-7 sm:min-h-35">
      {places && (
        <div className="grid gap-1 rounded-md bg-gold-tint p-5 text-gold">
          <p className="text-lg font-bold">{places.title}</p>
          <p className="text-sm">{places.body}</p>
        </div>
      )}
      <ul className="grid gap-5">
        {perks.map(({ title, body }, index) => {
          const Icon = icons[index] ?? HeartIcon;
          return (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-crimson-tint text-xl text-crimson-ink">
                <Icon />
              </span>
              <div>
                <h2 className="text-base">{title}</h2>
                <p className="text-sm text-ink-soft">{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Component() {
  const { data, loading: isAsking } = useBetaWelcomePageQuery();
  const [complete, { loading }] = useCompleteBetaOnboardingMutation();
  const navigate = useNavigate();
  const beta = data?.viewer?.beta;

  async function goOn(): Promise<void> {
    clearToasts();
    try {
      await complete();
      await navigate(paths.profileSetup);
    } catch (error) {
      toast({ title: texts.error, description: messageOf(error, messages.onboardingFailed), tone: 'error' });
    }
  }

  return (
    <Page title="Welcome to the beta" description={`What the ${brand.name} beta gives you.`} ownHeading width="narrow">
      <section className="overflow-clip rounded-xl border border-line bg-surface shadow-mid">
        <div className="relative isolate grid h-40 place-items-center overflow-hidden bg-cloth max-sm:h-28">
          <Motif className="absolute inset-0 -z-10 size-full text-cloth-print" />
          <Motif kind="flower" className="size-24 animate-rise text-cloth-gold" />
        </div>
        <div className="grid gap-7 p-5 sm:p-8">
          <div className="grid gap-2">
            <h1 tabIndex={-1} className="text-2xl">
              Welcome to {brand.name}
            </h1>
            <p className="text-ink-soft">
              We are still growing, town by town, and what you tell us shapes what comes next.
            </p>
          </div>
          {/* The continue button does not depend on the offer: if the query fails, this part is left out. */}
          {(beta || isAsking) && <Offer beta={beta} />}
          <div className="sticky bottom-0 -mx-5 -mb-5 grid border-line border-t bg-surface/95 px-5 py-4 backdrop-blur-md sm:-mx-8 sm:-mb-8 sm:px-8 low:static">
            <Button size="lg" loading={loading} onClick={() => void goOn()}>
              Continue to your profile
            </Button>
          </div>
        </div>
      </section>
    </Page>
  );
}
