import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useState } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { type NewsletterDay, sendingMessages } from '#rules/newsletter-console.ts';
import {
  type SendWeeklyNewsletterMutation,
  useNewsletterConsoleQuery,
  useSendWeeklyNewsletterMutation,
} from './NewsletterSend.generated.ts';

const about = 'newsletter-send';
const pollMs = 5_000;

const count = (n: number, one: string, many: string) => `${n.toLocaleString('en-NG')} ${n === 1 ? one : many}`;
/** '1,204 subscribers'. */
export const subscribersText = (n: number): string => count(n, 'subscriber', 'subscribers');

export const texts = {
  title: 'Send the newsletter',
  lead: 'It goes out by itself on Mondays and Thursdays at 07:00. Here you can send the next article of a day at once.',
  send: (name: string) => `Send ${name}`,
  sending: 'Sending...',
  onList: 'on the list',
  ask: (name: string) => `Send ${name} now?`,
  to: (n: number) => `It goes to ${subscribersText(n)}, and cannot be called back.`,
  article: 'The article',
  subject: 'Subject of the letter',
  confirm: (n: number) => `Send to ${subscribersText(n)}`,
  cancel: 'Cancel',
  sent: 'Newsletter Sent!',
  sentTo: (n: number) => `It is on its way to ${subscribersText(n)}.`,
  failed: 'Error',
  mayBeOut: 'It may have gone out all the same: look at the last sendings first.',
  last: 'Last sendings',
  none: 'Nothing was sent yet.',
  loading: 'Loading how the newsletter stands',
  loadFailed: 'How the newsletter stands could not be loaded.',
  retry: 'Try again',
  states: { SENDING: 'Sending', SENT: 'Sent' },
  sources: { SCHEDULED: 'by the clock', MANUAL: 'by hand' },
  progress: (sent: number, of: number) => `${sent.toLocaleString('en-NG')} of ${count(of, 'letter', 'letters')} sent`,
  bounced: (n: number) => `${n.toLocaleString('en-NG')} bounced`,
  /** Announced to screen readers when a sending begins and when it is over. */
  begun: (subject: string) => `The letters of “${subject}” are on their way.`,
  over: (subject: string) => `All letters of “${subject}” are done.`,
  skipped: (n: number) => `${n.toLocaleString('en-NG')} left the list before`,
} as const;

/** Polled while letters are being sent. */
export function useNewsletterConsole(issues: number) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useNewsletterConsoleQuery({
    ...shownAtOnce,
    variables: { issues },
  });
  const newsletter = data?.admin?.newsletter;
  const isSending = newsletter?.issues.nodes.some(({ state }) => state === 'SENDING') ?? false;
  useEffect(() => {
    if (!isSending) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isSending, startPolling, stopPolling]);
  return {
    newsletter,
    hasFailed: error !== undefined && !loading && newsletter === undefined,
    again: () => void refetch().catch(() => undefined),
  };
}

type Success = Extract<
  NonNullable<SendWeeklyNewsletterMutation['sendWeeklyNewsletter']>,
  { __typename: 'SendWeeklyNewsletterSuccess' }
>;
/** A sending after its dry run, which waits for confirmation. */
export type Proposal = { day: NewsletterDay } & Pick<Success, 'emailsSent' | 'article'>;

/** The dry run shows the article and the number of receivers. */
export function useSendNewsletter(again: () => void) {
  const [run] = useSendWeeklyNewsletterMutation();
  const [checking, setChecking] = useState<NewsletterDay | null>(null);
  const [sending, setSending] = useState<NewsletterDay | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);

  /** The result of the dry run or the sending. Null when the server refuses; a toast gives the reason. */
  async function ask(day: NewsletterDay, articleId: string | null): Promise<Success | null> {
    const isDryRun = articleId === null;
    clearToasts(about);
    let problem: string = sendingMessages.sendFailed;
    const input = { day: toContract(day), isDryRun, ...(articleId !== null && { articleId }) };
    const answer = await run(input).catch((error: unknown) => {
      if (CombinedGraphQLErrors.is(error)) problem = error.message;
      // Without an answer, the letters may have been sent.
      else if (!isDryRun) problem = `${problem} ${texts.mayBeOut}`;
      return undefined;
    });
    if (answer?.__typename === 'SendWeeklyNewsletterSuccess') return answer;
    toast({ title: texts.failed, description: answer?.message ?? problem, tone: 'error', about });
    return null;
  }

  async function propose(day: NewsletterDay): Promise<void> {
    setChecking(day);
    const answer = await ask(day, null);
    setChecking(null);
    if (answer !== null) setProposal({ day, emailsSent: answer.emailsSent, article: answer.article });
    // Another sending may be under way.
    else again();
  }

  async function send(): Promise<void> {
    if (proposal === null) return;
    setProposal(null);
    setSending(proposal.day);
    const answer = await ask(proposal.day, proposal.article.id);
    setSending(null);
    if (answer !== null)
      toast({ title: texts.sent, description: texts.sentTo(answer.emailsSent), tone: 'success', about });
    again();
  }

  return { checking, sending, proposal, propose, send, dismiss: () => setProposal(null) };
}
