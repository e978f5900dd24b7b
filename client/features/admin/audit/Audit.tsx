import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { limits } from '#rules/limits.ts';
import { Card, Facts } from '../Card.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { pagesOf } from '../pages.ts';
import { type ConsoleAuditQuery, useConsoleAuditQuery } from './audit.generated.ts';
import { detailsOf, wordsOf } from './audit-text.ts';
import { texts } from './texts.ts';

type Event = NonNullable<ConsoleAuditQuery['admin']>['auditEvents']['edges'][number]['node'];

export function Audit() {
  const { data, ...query } = useConsoleAuditQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  return (
    <ConsoleList pages={pagesOf(data?.admin?.auditEvents, query)} empty={texts.none}>
      {(event) => <EventCard event={event} />}
    </ConsoleList>
  );
}

function EventCard({ event }: { event: Event }) {
  const { action, actor, subject, isScript, createdAt, details } = event;
  return (
    <Card>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{wordsOf(action.toLowerCase())}</h2>
        {actor !== null && (
          <Badge tone={isScript ? 'plum' : 'plain'}>{isScript ? texts.script : texts.adminConsole}</Badge>
        )}
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {whenText(createdAt)}
        </time>
      </header>
      <Facts
        facts={[
          [texts.by, actor === null ? texts.beside : <PersonLine key="actor" user={actor} />],
          [texts.about, subject && subject.id !== actor?.id && <PersonLine key="subject" user={subject} />],
          ...detailsOf(details),
        ]}
      />
    </Card>
  );
}
