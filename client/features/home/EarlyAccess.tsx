import { useState } from 'react';
import { ConsentingForm } from '#client/components/newsletter/ConsentingForm.tsx';
import { Subscribed } from '#client/components/newsletter/NewsletterForm.tsx';
import { landingConsent } from '#rules/newsletter-consents.ts';
import { texts } from './texts.ts';

export function EarlyAccess() {
  const [isDone, setDone] = useState(false);
  return (
    <section
      className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2"
      aria-labelledby="early"
    >
      <div className="grid content-start gap-3">
        <h2 id="early" className="text-2xl sm:text-3xl">
          Be the first to know
        </h2>
        <p className="max-w-md text-ink-soft">
          Leave your email and we write to you when something opens, before we tell anybody else.
        </p>
      </div>
      <div className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-8">
        {isDone ? (
          <Subscribed title={texts.listed}>Thank you. A welcome letter is on its way to you.</Subscribed>
        ) : (
          <ConsentingForm
            source="LANDING_PAGE"
            label="Email address"
            action="Join Early Access"
            consent={landingConsent}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </section>
  );
}
