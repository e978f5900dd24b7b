import { graceEnd, isInForce, isOver, unpaidFrom } from '#rules/billing.ts';
import { brand } from '#rules/brand.ts';
import { cardTerms } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { paths } from '#rules/paths.ts';
import { nairaText, plans } from '#rules/plans.ts';
import type { Config } from '#server/config/config.ts';
import type { PlanSubscriptionRow, UserRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type Settings = Pick<Config, 'publicUrl' | 'supportEmail' | 'cards'>;
type Text = {
  subject: string;
  paragraphs: readonly string[];
  label: string;
  after?: readonly string[];
  /** Tells apart several emails of one kind about the same subscription. */
  cause?: string;
};

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOf = (at: Date): string => days.format(at);
const planOf = ({ plan }: PlanSubscriptionRow) => plans[plan as PaidPlan];

function trialEnds(row: PlanSubscriptionRow, now: Date): Text | null {
  const { status, trialEndsAt, cancelsAtPeriodEnd, refusal } = row;
  if (status !== 'trialing' || trialEndsAt === null || trialEndsAt <= now || cancelsAtPeriodEnd || refusal !== null)
    return null;
  const { name, koboAMonth } = planOf(row);
  return {
    subject: 'Your free trial ends soon',
    paragraphs: [
      `Your free trial of ${name} ends on ${dayOf(trialEndsAt)}. From then on it is ${nairaText(koboAMonth)} a month, less any discount that you have, and is paid with the card that you gave.`,
      'If you want to go on, you need not do anything. If not, cancel before that day, and nothing is charged.',
    ],
    label: 'Manage your subscription',
  };
}

function paymentFailed(row: PlanSubscriptionRow, now: Date, { cards }: Settings): Text | null {
  if (row.status !== 'past_due' || row.refusal !== null || !isInForce(row, now)) return null;
  const { name } = planOf(row);
  const until = dayOf(graceEnd(unpaidFrom(row)));
  return {
    subject: 'Your payment failed',
    ...(cardTerms[cards].isRetried
      ? {
          paragraphs: [
            `We could not collect the payment for ${name}. Your plan stays as it is until ${until}, and we try again until then.`,
            'Under “Manage Subscription” on the pricing page you can replace the card.',
          ],
          label: 'Replace the card',
        }
      : {
          paragraphs: [
            `We could not collect the payment for ${name}. Your plan stays as it is until ${until}.`,
            'Choose a plan again before that day, with a card that works. It takes the place of this one.',
          ],
          label: 'See the plans',
        }),
    cause: unpaidFrom(row).toISOString(),
  };
}

function secondTrial(row: PlanSubscriptionRow): Text | null {
  if (row.refusal !== 'second_trial') return null;
  const { name } = planOf(row);
  return {
    subject: 'The free trial was used before',
    paragraphs: [
      `You asked for a free trial of ${name}. There is one trial for each person, e-mail address and card, and one of these had its trial before.`,
      'So we cancelled this subscription at once. Nothing was charged.',
      `You can subscribe to ${name} without a trial whenever you like.`,
    ],
    label: 'See the plans',
  };
}

function secondPlan(row: PlanSubscriptionRow, _now: Date, { supportEmail, cards }: Settings): Text | null {
  if (row.refusal !== 'second_plan') return null;
  return {
    subject: 'You had a subscription already',
    paragraphs: [
      `A second subscription to ${planOf(row).name} was begun while you had one. Nobody pays twice here, so we cancelled the second one, and what was paid for it goes back to the card within some days. The first goes on as it was.`,
      cardTerms[cards].canSwitch
        ? 'To have another plan instead, change it under “Manage Subscription” on the pricing page.'
        : 'To have another plan instead, cancel the first under “Manage Subscription” on the pricing page, and take the other one when it has ended.',
    ],
    label: 'Manage your subscription',
    after: [`If it does not come, write to ${supportEmail}.`],
  };
}

function ended(row: PlanSubscriptionRow): Text | null {
  if (!isOver(row) || row.refusal !== null) return null;
  const { name } = planOf(row);
  return {
    subject: 'Your subscription has ended',
    paragraphs: [
      `Your subscription to ${name} has ended, and nothing more is charged for it.`,
      'Your profile, matches and messages are where you left them.',
    ],
    label: 'See the plans',
  };
}

const texts = { trialEnds, paymentFailed, secondTrial, secondPlan, ended } as const;

export type BillingLetter = keyof typeof texts;

/** Null if the message does not apply any more to the subscription. */
export function billingLetter(
  letter: BillingLetter,
  row: PlanSubscriptionRow,
  to: Pick<UserRow, 'email' | 'fullName'>,
  { now, config }: { now: Date; config: Settings },
): Letter | null {
  const text = texts[letter](row, now, config);
  if (text === null) return null;
  const { label, cause, ...words } = text;
  return {
    ...words,
    id: ['billing', letter, row.id, ...(cause === undefined ? [] : [cause])].join(':'),
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    action: { label, url: `${config.publicUrl}${paths.pricing}` },
    why: `You receive this letter because it is about your subscription at ${brand.name}.`,
  };
}
