import { type ReactNode, useState } from 'react';
import { lagosFormat } from '#client/lib/lagos-time.ts';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { type NewsletterDay, newsletterDays } from '#rules/newsletter-console.ts';
import type { NewsletterConsoleQuery } from './NewsletterSend.generated.ts';
import { type Proposal, subscribersText, texts, useNewsletterConsole, useSendNewsletter } from './newsletter-send.ts';

type Issues = NonNullable<NewsletterConsoleQuery['admin']>['newsletter']['issues']['nodes'];

const days = Object.keys(newsletterDays) as NewsletterDay[];
const whenText = lagosFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

type Props = {
  issues?: number;
  /** What stands below. It comes once nothing above it grows. */
  children?: ReactNode;
};

/** For administrators: the caller has checked the role. */
export function NewsletterSend({ issues = 3, children }: Props) {
  const { newsletter, hasFailed, again } = useNewsletterConsole(issues);
  const { checking, sending, proposal, propose, send, dismiss } = useSendNewsletter(again);
  const isBusy = checking !== null || sending !== null;
  return (
    <>
      <section
        aria-labelledby="newsletter-send"
        className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid max-w-xl gap-1">
            <h2 id="newsletter-send" className="text-xl">
              {texts.title}
            </h2>
            <p className="text-sm text-ink-soft">{texts.lead}</p>
          </div>
          {newsletter ? (
            <p className="text-sm text-ink-soft">
              <strong className="block text-2xl text-ink tabular-nums">
                {subscribersText(newsletter.subscribers)}
              </strong>
              {texts.onList}
            </p>
          ) : (
            !hasFailed && <Skeleton className="h-14 w-28" />
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {days.map((day) => (
            <Button
              key={day}
              variant="secondary"
              aria-haspopup="dialog"
              loading={checking === day || sending === day}
              disabled={isBusy && checking !== day && sending !== day}
              onClick={() => void propose(day)}
              className="max-sm:w-full"
            >
              {sending === day ? texts.sending : texts.send(newsletterDays[day])}
            </Button>
          ))}
        </div>
        {newsletter ? (
          <LastIssues issues={newsletter.issues.nodes} />
        ) : hasFailed ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-sm">{texts.loadFailed}</p>
            <Button variant="secondary" size="sm" onClick={again}>
              {texts.retry}
            </Button>
          </div>
        ) : (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-24" />
          </div>
        )}
        <Confirm proposal={proposal} onSend={() => void send()} onClose={dismiss} />
      </section>
      {(newsletter || hasFailed) && children}
    </>
  );
}

function Confirm({
  proposal,
  onSend,
  onClose,
}: {
  proposal: Proposal | null;
  onSend: () => void;
  onClose: () => void;
}) {
  // The text stays during the closing animation.
  const [last, setLast] = useState(proposal);
  if (proposal !== null && proposal !== last) setLast(proposal);
  return (
    <Dialog
      open={proposal !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last && texts.ask(newsletterDays[last.day])}
      description={last && texts.to(last.emailsSent)}
    >
      {last && (
        <>
          <dl className="grid gap-3 rounded-md bg-sunken p-4 text-sm">
            <div>
              <dt className="text-ink-soft">{texts.article}</dt>
              <dd className="font-semibold">{last.article.title}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">{texts.subject}</dt>
              <dd className="font-semibold">{last.article.subject}</dd>
            </div>
          </dl>
          <div className="grid gap-3 sm:grid-cols-[auto_1fr]">
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button onClick={onSend}>{texts.confirm(last.emailsSent)}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function LastIssues({ issues }: { issues: Issues }) {
  const progress = useProgress(issues);
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-line pt-4">
      <h3 className="text-base">{texts.last}</h3>
      <p role="status" className="sr-only">
        {progress}
      </p>
      {issues.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {issues.map((issue) => (
            <li key={issue.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
              <div className="min-w-0">
                <p className="font-semibold [overflow-wrap:anywhere]">{issue.subject}</p>
                <p className="text-xs text-ink-soft">
                  {labelOf(newsletterDays, issue.day)}, {texts.sources[issue.source]},{' '}
                  <time dateTime={issue.startedAt}>{whenText(issue.startedAt)}</time>
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft tabular-nums">
                {[
                  texts.progress(issue.sent, issue.recipients),
                  ...(issue.bounced > 0 ? [texts.bounced(issue.bounced)] : []),
                  ...(issue.skipped > 0 ? [texts.skipped(issue.skipped)] : []),
                ].join(' · ')}
                <Badge tone={issue.state === 'SENT' ? 'leaf' : 'gold'}>{texts.states[issue.state]}</Badge>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The counts between start and end change every few seconds and are not announced. */
function useProgress(issues: Issues): string {
  const [watched, setWatched] = useState<string | null>(null);
  const sending = issues.find(({ state }) => state === 'SENDING');
  if (sending !== undefined && sending.id !== watched) setWatched(sending.id);
  const issue = issues.find(({ id }) => id === watched);
  if (issue === undefined) return '';
  return issue.state === 'SENDING' ? texts.begun(issue.subject) : texts.over(issue.subject);
}
