import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { adminPath, paths } from '#rules/paths.ts';
import { BlockedPeople } from './BlockedPeople.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LastRows } from './LastRows.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PauseSection } from './PauseSection.tsx';
import { PushSection } from './PushSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { texts } from './security-texts.ts';
import { useSettingsPageQuery } from './settings.generated.ts';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const places = [0, 1, 2, 3];

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your settings
      </p>
      {places.map((place) => (
        <Skeleton key={place} className="h-40 rounded-lg" />
      ))}
    </>
  );
}

export function Component() {
  const { data, error, refetch } = useSettingsPageQuery(shownAtOnce);
  const viewer = data?.viewer;
  const retry = () => void refetch().catch(() => {});

  return (
    <Page {...pages.settings} className="gap-5">
      {viewer ? (
        <>
          <EmailSection viewer={viewer} />
          <PasswordSection />
          <TwoFactorSection viewer={viewer} />
          <SessionsSection viewer={viewer} onStale={retry} />
        </>
      ) : error ? (
        <LoadFailed title={texts.loadFailed} onRetry={retry} />
      ) : (
        <Loading />
      )}
      <PushSection />
      <NotificationsSection />
      <DataSection />
      <Section title={pages.safeWay.title} description={texts.safeWay.description}>
        <LinkButton to={paths.safeWay} variant="secondary" size="sm" className="justify-self-start">
          {texts.safeWay.action}
        </LinkButton>
      </Section>
      <PauseSection />
      <BlockedPeople />
      <Section title={texts.data.title} description={texts.data.description}>
        <LinkButton to={paths.dataPrivacy} variant="secondary" size="sm" className="justify-self-start">
          {texts.data.action}
        </LinkButton>
      </Section>
      {viewer?.roles.includes('ADMIN') && (
        <Section title={texts.adminConsole.title} description={texts.adminConsole.description}>
          <LinkButton to={adminPath()} variant="secondary" size="sm" className="justify-self-start">
            {texts.adminConsole.action}
          </LinkButton>
        </Section>
      )}
      <LastRows />
    </Page>
  );
}
