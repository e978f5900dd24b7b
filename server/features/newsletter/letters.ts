import { brand } from '#rules/brand.ts';
import { type NewsletterDay, newsletterDays } from '#rules/newsletter-console.ts';
import { articlePath, paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { SubscriberRow } from '#server/db/rows.ts';
import { compose, firstNameOf } from '#server/platform/mail/layout.ts';
import { oneClickUrl, unsubscribePage } from '#server/platform/mail/unsubscribe.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { readingOf } from './lib/reading.ts';

type Needs = Pick<Config, 'appSecret' | 'publicUrl'>;

/** Each subscription sends a new letter. */
export function newsletterWelcome({ id, email, consentTimestamp }: SubscriberRow, config: Needs): Mail {
  const ended = { list: 'newsletter', id } as const;
  return compose(
    {
      id: `newsletter-welcome:${id}:${consentTimestamp.getTime()}`,
      to: email,
      subject: `You're on the ${brand.name} list`,
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for joining the ${brand.name} newsletter.`,
        'From now on you hear first about early access, new features, and good ideas for dates all over Nigeria.',
      ],
      action: { label: `Visit ${brand.name}`, url: `${config.publicUrl}${paths.home}` },
      unsubscribe: { page: unsubscribePage(config, ended), oneClick: oneClickUrl(config, ended) },
      why: `You receive this letter because this address was entered for the ${brand.name} newsletter.`,
    },
    config,
  );
}

export type IssueLetter = {
  issueId: string;
  day: NewsletterDay;
  subject: string;
  title: string;
  content: string;
  slug: string;
  subscriberId: string;
  email: string;
  /** Of the account that confirmed the address; null for readers without one. */
  fullName: string | null;
};

/** A repeated sending is the same letter. */
export function issueLetter(issue: IssueLetter, config: Needs): Mail {
  const { issueId, day, subject, title, content, slug, subscriberId, email, fullName } = issue;
  const ended = { list: 'newsletter', id: subscriberId } as const;
  return compose(
    {
      id: `newsletter:${issueId}:${subscriberId}`,
      to: email,
      subject,
      ...(fullName !== null && { greeting: `Hello ${firstNameOf(fullName)},` }),
      article: { name: newsletterDays[day], title, blocks: readingOf(content).blocks },
      action: { label: 'Read on the web', url: `${config.publicUrl}${articlePath(slug)}` },
      unsubscribe: { page: unsubscribePage(config, ended), oneClick: oneClickUrl(config, ended) },
      why: `You receive this letter because this address is on the list of the ${brand.name} newsletter.`,
    },
    config,
  );
}

export type UsedUp = { userId: string; metric: 'likes'; threshold: number; day: string };

export function likesUsedUp(to: { email: string; fullName: string }, used: UsedUp, config: Needs): Mail {
  const { userId, metric, threshold, day } = used;
  const ended = { list: 'offers', id: userId } as const;
  return compose(
    {
      id: `upsell:${metric}:${userId}:${day}`,
      to: to.email,
      subject: `You have used your ${threshold} ${metric} for today`,
      greeting: `Hello ${firstNameOf(to.fullName)},`,
      paragraphs: [
        `You have used all ${threshold} ${metric} of today. Tomorrow, from midnight in Lagos, you have ${threshold} new ones.`,
        'With a paid plan your likes have no limit, and you can write to your matches and see who likes you.',
      ],
      action: { label: `Open ${brand.name}`, url: `${config.publicUrl}${paths.matches}` },
      unsubscribe: { page: unsubscribePage(config, ended), oneClick: oneClickUrl(config, ended) },
      why: `You receive this letter because tips and offers are switched on in the settings of your ${brand.name} account.`,
    },
    config,
  );
}
