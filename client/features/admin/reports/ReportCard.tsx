import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { messages } from '#rules/admin.ts';
import { reasonNames } from '#rules/safety.ts';
import { Action } from '../Action.tsx';
import { Card, Facts, Words } from '../Card.tsx';
import { whenText } from '../dates.ts';
import { PersonLine } from '../PersonLine.tsx';
import { PhotoStrip } from '../PhotoStrip.tsx';
import {
  ConsoleReportsDocument,
  type ReportCard_ReportFragment,
  ReportCard_ReportFragmentDoc,
  type ReportDecision,
  useConsoleResolveMutation,
} from './reports.generated.ts';
import { texts } from './texts.ts';
import { useDismissAll } from './use-dismiss-all.ts';

export function ReportCard({ report }: { report: FragmentType<ReportCard_ReportFragment> }) {
  const data = useFragmentData(ReportCard_ReportFragmentDoc, report);
  if (data === null) return null;
  const { id, reason, priority, description, state, note, createdAt, decidedAt, evidence, shown, reporter, reported } =
    data;
  const name = reported.fullName;
  return (
    <Card>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{texts.about(labelOf(reasonNames, reason))}</h2>
        {state === 'OPEN' && priority === 'URGENT' && <Badge tone="crimson">{texts.urgent}</Badge>}
        {state === 'OPEN' && priority === 'HIGH' && <Badge tone="plum">{texts.high}</Badge>}
        {state === 'OPEN' && reported.openReports > 1 && <Badge tone="gold">{texts.also(reported.openReports)}</Badge>}
      </header>
      <Facts
        facts={[
          [texts.reported, <PersonLine key="reported" user={reported} />],
          [texts.reporter, <PersonLine key="reporter" user={reporter} />],
          [texts.made, whenText(createdAt)],
          [texts.decided, decidedAt && whenText(decidedAt)],
          [texts.note, note],
        ]}
      />
      <div className="grid gap-1.5">
        <h3 className="text-sm">{texts.description}</h3>
        {description === null ? (
          <p className="text-ink-soft text-sm">{texts.noDescription}</p>
        ) : (
          <Words>{description}</Words>
        )}
      </div>
      <Evidence messages={evidence} name={name} reporter={reporter.fullName} />
      {shown !== null && <Shown profile={shown} />}
      <PhotoStrip photos={reported.photos} name={name} />
      {reported.bio !== null && (
        <div className="grid gap-1.5">
          <h3 className="text-sm">{texts.bio}</h3>
          <Words>{reported.bio}</Words>
        </div>
      )}
      {state === 'OPEN' && <Decide reportId={id} name={name} reporter={reporter} />}
    </Card>
  );
}

type Report = ReportCard_ReportFragment;

/** The messages between the two people at the time of the report. */
function Evidence({ messages, name, reporter }: { messages: Report['evidence']; name: string; reporter: string }) {
  if (messages.length === 0) return null;
  return (
    <details className="grid gap-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
        {texts.evidence(messages.length)}
      </summary>
      <ol className="grid grid-cols-1 gap-3">
        {messages.map(({ id, isByReported, content, sentAt }) => (
          <li key={id} className={cx('grid gap-1 rounded-md px-4 py-3', isByReported ? 'bg-danger-tint' : 'bg-sunken')}>
            <p className="text-ink-soft text-xs">
              <span className="font-semibold">{isByReported ? name : reporter}</span>{' '}
              <time dateTime={sentAt}>{whenText(sentAt)}</time>
            </p>
            <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{content}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Shown({ profile }: { profile: NonNullable<Report['shown']> }) {
  const { fullName, age, bio, location, interests } = profile;
  const lines = [texts.shownName(fullName, age), location, bio, interests.join(', ')].filter((line) => line !== '');
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm">{texts.shown}</h3>
      <Words>{lines.join('\n')}</Words>
    </div>
  );
}

function Decide({ reportId, name, reporter }: { reportId: string; name: string; reporter: Report['reporter'] }) {
  const [resolve] = useConsoleResolveMutation();
  const dismissAll = useDismissAll(reporter);
  const forPerson = { name: 'note', label: texts.reason, hint: texts.reasonHint };
  const forAudit = { name: 'note', label: texts.noteOptional, hint: texts.noteHint };
  const common = (decision: ReportDecision) => ({
    failed: texts.failed,
    queue: ConsoleReportsDocument,
    // A warning or a suspension also decides other reports of the person.
    after: decision === 'DISMISS' ? undefined : ConsoleReportsDocument,
    words: decision === 'DISMISS' ? forAudit : forPerson,
    async send(values: Values) {
      const note = values.note?.trim() || null;
      if (decision !== 'DISMISS' && note === null) return invalid([{ path: 'note', message: messages.reasonRequired }]);
      return resolve({ reportId, decision, note });
    },
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Action
        {...common('DISMISS')}
        label={texts.dismiss}
        hidden={texts.of(name)}
        title={texts.dismissWhich(name)}
        description={texts.dismissBody}
        success={texts.dismissed}
      />
      <Action
        {...common('WARN')}
        label={texts.warn}
        hidden={name}
        title={texts.warnWhom(name)}
        description={texts.warnBody}
        success={texts.warned(name)}
      />
      <Action
        {...common('SUSPEND')}
        label={texts.suspend}
        hidden={name}
        variant="danger"
        title={texts.suspendWhom(name)}
        description={texts.suspendBody}
        success={texts.suspended(name)}
      />
      <Action
        label={texts.dismissAll}
        hidden={reporter.fullName}
        confirm={texts.confirmDismissAll}
        title={texts.dismissAllBy(reporter.fullName)}
        description={texts.dismissAllBody}
        failed={texts.failed}
        send={dismissAll}
        words={forAudit}
      />
    </div>
  );
}
