import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type Needs = Pick<Config, 'publicUrl'>;

const clock = new Intl.DateTimeFormat('en-NG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Africa/Lagos',
});
const timeOf = (at: Date): string => `${clock.format(at)}, Lagos time`;
const nobodyWatches = `We only send letters: nobody at ${brand.name} watches. In an emergency call 112.`;

const why = (name: string): string =>
  `You receive this letter because ${name} named you as a trusted friend on ${brand.name}, a dating site in Nigeria.`;
const friendPage = (token: string, { publicUrl }: Needs): string => `${publicUrl}${paths.trustedFriend}#${token}`;

/** A fixed text: whoever asks can put nothing into it but a first name. */
export function invitationLetter(
  { friendId, token, name }: { friendId: string; token: string; name: string },
  to: string,
  config: Needs,
): Letter {
  return {
    id: `friend:${friendId}`,
    to,
    subject: `${name} asks you to be a trusted friend`,
    greeting: 'Hello,',
    paragraphs: [
      `${name} uses ${brand.name}, a dating site in Nigeria, and trusts you. May ${name} tell you about a date before it, and may we write to you if there is no word afterwards?`,
      `Nothing happens until you say yes. Say no, and your address is erased at once; say nothing, and it is erased in ${limits.checkIns.unconfirmedMs / 86_400_000} days. You can also say that you never want such a letter again, from anybody.`,
    ],
    action: { label: 'Answer', url: friendPage(token, config) },
    why: `You receive this letter because somebody by the name of ${name} entered this address on ${brand.name}.`,
  };
}

export type FriendLetter = {
  /** The same for each sending of one letter. */
  id: string;
  name: string;
  dueAt: Date;
  planToken: string;
  friendToken: string;
};

type Words = { subject: string; paragraphs: readonly string[]; label: string };

const see = 'See where';
const words = {
  started: (name, due) => ({
    subject: `${name} has a date, and trusts you`,
    paragraphs: [
      `${name} has a date and has asked you to look after it. ${name} wants to say "I am safe" by ${due}.`,
      'You need not do anything now. If there is no word in time, we write to you again.',
      nobodyWatches,
    ],
    label: 'See where and when',
  }),
  extended: (name, due) => ({
    subject: `${name} stays out a little longer`,
    paragraphs: [`${name} now wants to say "I am safe" by ${due}.`],
    label: 'See where and when',
  }),
  silence: (name, due) => ({
    subject: `${name} has not answered`,
    paragraphs: [
      `${name} wanted to say "I am safe" by ${due}, and has not answered.`,
      `${name}’s phone may be off. Call ${name} first.`,
      nobodyWatches,
    ],
    label: see,
  }),
  wrong_pins: (name) => ({
    subject: `Please call ${name}`,
    paragraphs: [
      `Somebody typed a wrong PIN ${limits.checkIns.tries} times into ${name}’s check-in.`,
      `It may be ${name}, or somebody who has ${name}’s phone. Call ${name} first.`,
      nobodyWatches,
    ],
    label: see,
  }),
  silent_alarm: (name) => ({
    subject: `${name} asks for help`,
    paragraphs: [
      `${name} has typed the PIN that calls for help without a sound. Whoever is there believes that ${name} said "I am safe".`,
      `Do not say on the phone that you know. Ask for help where ${name} is: call 112.`,
      nobodyWatches,
    ],
    label: see,
  }),
  all_clear: (name) => ({
    subject: `${name} is safe`,
    paragraphs: [`${name} has said that all is well. Thank you for looking after it.`],
    label: 'See the date',
  }),
} satisfies Record<string, (name: string, due: string) => Words>;

/** What a letter to a friend is about. */
export type FriendNews = keyof typeof words;

/** Says neither where nor with whom: a mailbox may have more readers than an account. */
export function friendLetter(news: FriendNews, given: FriendLetter, to: string, config: Needs): Letter {
  const { id, name, dueAt, planToken, friendToken } = given;
  const { subject, paragraphs, label } = words[news](name, timeOf(dueAt));
  return {
    id,
    to,
    subject,
    greeting: 'Hello,',
    paragraphs,
    action: { label, url: `${config.publicUrl}${paths.sharedPlan}#${planToken}` },
    after: [`No more such letters, and your address erased: ${friendPage(friendToken, config)}`],
    why: why(name),
  };
}

export function codeLetter(given: { id: string; name: string; code: string }, to: string): Letter {
  const { id, name, code } = given;
  return {
    id,
    to,
    subject: `Your code for ${name}’s date`,
    greeting: 'Hello,',
    paragraphs: [
      `This code opens the page about ${name}’s date. It is valid for ${limits.checkIns.codeMs / 60_000} minutes.`,
    ],
    code,
    after: ['If you did not ask for it, somebody else may have your link. Without the code it shows nothing.'],
    why: why(name),
  };
}

export function askLetter(
  given: { id: string; dueAt: Date; alarmAt: Date },
  { email, fullName }: { email: string; fullName: string },
  config: Needs,
): Letter {
  return {
    id: given.id,
    to: email,
    subject: 'Please check in',
    greeting: `Hello ${firstNameOf(fullName)},`,
    paragraphs: [
      `You wanted to be asked now. Type your PIN, or move the time. Otherwise we write to your friends at ${timeOf(given.alarmAt)}.`,
      nobodyWatches,
    ],
    action: { label: 'Check in', url: `${config.publicUrl}${paths.safeWay}` },
    why: `You receive this letter because you started a check-in on ${brand.name}.`,
  };
}
