/** Rows of the field x role table for the newsletter, the letters that people want, and beta feedback. */
import { unsubscribeToken } from '#server/platform/mail/unsubscribe.ts';
import { closed, errorFields, type Here, open, own, type RootRow, type TypeRow } from './matrix-cells.ts';

const address = ({ fresh }: Here): string => `input: { email: "${fresh}@example.com", hasConsented: true }`;

/** An address that is on the list for certain. By a row: each attempt that finds it there costs one of the few that a caller has. */
export async function onTheList({ app, subject }: Here): Promise<string> {
  await app.db
    .insertInto('newsletterSubscribers')
    .values({
      id: crypto.randomUUID(),
      email: subject.email,
      source: 'landing_page',
      consentGiven: true,
      consentTimestamp: app.clock.now(),
      unsubscribedAt: null,
      userId: null,
    })
    .onConflict((conflict) => conflict.column('email').where('unsubscribedAt', 'is', null).doNothing())
    .execute();
  return `input: { email: "${subject.email}", hasConsented: true }`;
}

/** The token of a subscription of its own. */
async function token(here: Here): Promise<string> {
  await here.app.gql(`mutation { subscribeToNewsletter(${address(here)}) { __typename } }`);
  const { id } = await here.app.db
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where('email', '=', `${here.fresh}@example.com`)
    .executeTakeFirstOrThrow();
  return unsubscribeToken(here.app.deps.config.appSecret, { list: 'newsletter', id });
}

const feedback = 'sendBetaFeedback(input: { featureRating: 5 })';
const wishes = 'updateNotifications(input: { hasOffers: true })';

export const rootRows: Record<string, RootRow> = {
  'Mutation.subscribeToNewsletter': {
    ask: (here) => `subscribeToNewsletter(${address(here)})`,
    row: open('SubscribeToNewsletterSuccess'),
  },
  'Mutation.unsubscribeFromNewsletter': {
    ask: async (here) => `unsubscribeFromNewsletter(input: { token: "${await token(here)}" })`,
    row: open('UnsubscribeFromNewsletterSuccess'),
  },
  'Mutation.updateNotifications': { ask: () => wishes, row: closed('UpdateNotificationsSuccess') },
  'Mutation.sendBetaFeedback': { ask: () => feedback, row: closed('SendBetaFeedbackSuccess') },
};

export const typeRows: Record<string, TypeRow> = {
  SubscribeToNewsletterSuccess: {
    ask: (here) => `mutation { subscribeToNewsletter(${address(here)}) { @@ } }`,
    at: 'subscribeToNewsletter',
    fields: 'email',
    row: open('value'),
  },
  AlreadySubscribed: {
    ask: async (here) => `mutation { subscribeToNewsletter(${await onTheList(here)}) { @@ } }`,
    at: 'subscribeToNewsletter',
    fields: errorFields,
    row: open('value'),
  },
  UnsubscribeFromNewsletterSuccess: {
    ask: async (here) => `mutation { unsubscribeFromNewsletter(input: { token: "${await token(here)}" }) { @@ } }`,
    at: 'unsubscribeFromNewsletter',
    fields: 'hasEndedLetters',
    row: open('value'),
  },
  NotificationSettings: {
    ask: () => 'query { viewer { notifications { @@ } } }',
    at: 'viewer.notifications',
    fields: 'hasOffers hasNewsletter',
    row: own('value'),
  },
  UpdateNotificationsSuccess: {
    ask: () => `mutation { ${wishes} { @@ } }`,
    at: 'updateNotifications',
    fields: 'viewer',
    row: closed('value'),
  },
  SendBetaFeedbackSuccess: {
    ask: () => `mutation { ${feedback} { @@ } }`,
    at: 'sendBetaFeedback',
    fields: 'feedbackId',
    row: closed('value'),
  },
};
