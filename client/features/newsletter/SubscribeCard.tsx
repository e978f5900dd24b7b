import { ConsentingForm } from '#client/components/newsletter/ConsentingForm.tsx';
import { Subscribed } from '#client/components/newsletter/NewsletterForm.tsx';
import { newsletterPageConsent } from '#rules/newsletter-consents.ts';
import { texts } from './texts.ts';

type Props = { isDone: boolean; onDone: () => void };

export function SubscribeCard({ isDone, onDone }: Props) {
  return (
    <section aria-labelledby="subscribe" className="rounded-lg bg-surface p-5 text-ink shadow-high sm:p-6">
      <h2 id="subscribe" className={isDone ? 'sr-only' : 'mb-4 text-xl'}>
        {texts.subscribeTitle}
      </h2>
      {isDone ? (
        <Subscribed title={texts.listed}>{texts.welcome}</Subscribed>
      ) : (
        <ConsentingForm
          source="NEWSLETTER_PAGE"
          label={texts.email}
          action={texts.subscribe}
          consent={newsletterPageConsent}
          onDone={onDone}
        />
      )}
    </section>
  );
}
