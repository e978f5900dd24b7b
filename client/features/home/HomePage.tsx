import { Cloth } from '#client/components/profile-view/Cloth.tsx';
import { ChatIcon, CheckIcon, HeartIcon, ShieldIcon, SparkIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { brand } from '#rules/brand.ts';
import { homePage } from '#rules/home.ts';
import { Beta } from './Beta.tsx';
import { EarlyAccess } from './EarlyAccess.tsx';
import { Gallery } from './Gallery.tsx';
import { HeroActions } from './HeroActions.tsx';
import { facts, features, promises, texts } from './texts.ts';

const icons = [SparkIcon, ChatIcon, ShieldIcon, HeartIcon] as const;

function Promises({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {promises().map((promise) => (
        <li key={promise} className="flex items-center gap-1.5">
          <CheckIcon className="text-leaf" strokeWidth="3" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 pb-12 sm:px-6 lg:min-h-[36rem] lg:grid-cols-[1.08fr_1fr] lg:items-center lg:gap-14 lg:py-16">
        <div className="grid gap-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-ink-soft">
            <span className="inline-flex items-center gap-1.5 text-gold">
              <StarFilledIcon />
              {brand.claims.rating} star rating
            </span>
            {brand.tagline}
          </p>
          <h1 tabIndex={-1} className="text-display font-extrabold tracking-[-0.035em]">
            {brand.headline}
          </h1>
          <p className="max-w-xl text-lg text-ink-soft">{texts.lead}</p>
          <div className="flex flex-wrap gap-3 *:max-sm:w-full">
            <HeroActions />
          </div>
          <Promises className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm font-semibold text-ink-soft lg:grid lg:w-fit lg:grid-cols-2" />
        </div>
        <div className="-mx-4 overflow-hidden max-lg:order-first max-lg:-mt-8 max-lg:aspect-[416/107] sm:-mx-6 lg:mx-0 lg:rotate-2 lg:rounded-xl lg:shadow-high lg:ring-1 lg:ring-cloth-print">
          <Cloth className="w-full bg-cloth" />
        </div>
      </div>
    </section>
  );
}

function Facts() {
  return (
    <section aria-label="In numbers" className="border-y border-line bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-3 divide-x divide-line px-4 sm:px-6">
        {facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-2 py-7 text-center">
            <dt className="text-xs text-ink-soft sm:text-sm">{label}</dt>
            <dd className="text-2xl font-extrabold tracking-tight text-crimson-ink tabular-nums sm:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Features() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24" aria-labelledby="features">
      <h2 id="features" className="max-w-2xl text-2xl sm:text-3xl">
        Less swiping, more meeting
      </h2>
      <ul className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ title, body }, index) => {
          const Icon = icons[index] ?? SparkIcon;
          return (
            <li key={title} className="grid content-start gap-3">
              <span className="grid size-14 place-items-center rounded-md bg-crimson-tint text-[1.75rem] text-crimson-ink">
                <Icon />
              </span>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{body}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FinalCall() {
  return (
    <section className="relative isolate overflow-hidden bg-cloth text-on-cloth" aria-labelledby="call">
      <Motif className="absolute inset-0 -z-10 size-full text-cloth-print" />
      <div className="mx-auto grid max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="grid max-w-xl gap-6 rounded-xl bg-surface p-6 text-ink shadow-high sm:p-10">
          <h2 id="call" className="text-2xl sm:text-3xl">
            Somebody is already looking for you
          </h2>
          <p className="text-ink-soft">
            Two minutes for a profile, free likes every day, and no credit card. The next good story may as well be
            yours.
          </p>
          <div className="flex flex-wrap gap-3 *:max-sm:w-full">
            <HeroActions />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The landing page. It must stay light: neither Apollo, nor zod, nor forms, nor Base UI. */
export function Component() {
  return (
    <Page {...homePage} width="full" ownHeading>
      <Hero />
      <Facts />
      <Features />
      <Gallery />
      <Beta />
      <EarlyAccess />
      <FinalCall />
    </Page>
  );
}
