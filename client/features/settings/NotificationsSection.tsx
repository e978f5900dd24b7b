import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Section } from '#client/ui/Section.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { consentTexts } from '#rules/consents.ts';
import { texts } from './people-texts.ts';
import { SectionState } from './SectionState.tsx';
import { useNotificationsSectionQuery } from './settings-people.generated.ts';
import { useNotifications } from './use-notifications.ts';

/** Each switch saves by itself. */
export function NotificationsSection() {
  const { data, error, loading, refetch } = useNotificationsSectionQuery(shownAtOnce);
  const viewer = data?.viewer;
  const update = useNotifications(viewer ?? null);

  return (
    <Section title={texts.emails.title} description={viewer ? texts.emails.description(viewer.email) : undefined}>
      {viewer ? (
        <div className="grid gap-1">
          <Switch
            {...consentTexts.switches.offers}
            checked={viewer.notifications.hasOffers}
            onChange={(hasOffers) => void update({ hasOffers })}
          />
          <Switch
            {...consentTexts.switches.newsletter}
            checked={viewer.notifications.hasNewsletter}
            onChange={(hasNewsletter) => void update({ hasNewsletter })}
          />
        </div>
      ) : (
        <SectionState
          hasFailed={error !== undefined && !loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Section>
  );
}
