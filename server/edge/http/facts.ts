import { lagosDay } from '#rules/age.ts';
import { isBetaOpen } from '#rules/beta.ts';
import { escaped } from '#server/base/escape.ts';
import type { Config } from '#server/config/config.ts';
import { coachKindOf } from '#server/config/groups.ts';

type FactSettings = Pick<
  Config,
  'mode' | 'supportEmail' | 'privacyEmail' | 'betaEndsOn' | 'captcha' | 'coach' | 'cards'
>;
export type Facts = Readonly<Record<string, string>>;

const written = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export function factsOf(
  { mode, supportEmail, privacyEmail, betaEndsOn, captcha, coach, cards }: FactSettings,
  now: Date,
): Facts {
  const today = lagosDay(now);
  return {
    support: supportEmail,
    privacy: privacyEmail,
    year: today.slice(0, 4),
    today: written('en-GB', today),
    beta: isBetaOpen(today, betaEndsOn) ? 'open' : 'over',
    'beta-end': written('en-US', betaEndsOn),
    coach: coachKindOf({ mode, coach }),
    cards,
    ...(captcha === null ? {} : { captcha: `${captcha.provider}:${captcha.siteKey}` }),
  };
}

/** client/lib/installation.ts reads them. */
export function factTags(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, content]) => `<meta name="zobo:${name}" content="${escaped(content)}">`)
    .join('\n    ');
}

/** Marks are `{{zobo:name}}`. */
export function withFacts(html: string, facts: Facts): string {
  return html.replace(/\{\{zobo:([a-z-]+)\}\}/g, (_mark, name: string) => escaped(facts[name] ?? ''));
}
