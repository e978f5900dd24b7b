import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';

export const scenarios = {
  'first-message': 'First Message',
  'planning-a-date': 'Planning a Date',
  'keeping-the-chat-flowing': 'Keeping the Chat Flowing',
  'after-the-first-date': 'After the First Date',
  'repair-a-dry-chat': 'Repair a Dry Chat',
} as const;

export type ScenarioId = keyof typeof scenarios;
export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

export function isScenario(id: string): id is ScenarioId {
  return Object.hasOwn(scenarios, id);
}

/** Where nothing is practised: every message is a question to the coach. */
export const asking = 'ask';

/** A conversation is for practising a scenario or for asking. */
export type TalkId = ScenarioId | typeof asking;
export const talks: Readonly<Record<TalkId, string>> = { ...scenarios, [asking]: `Ask ${brand.companion}` };
export const talkIds = Object.keys(talks) as TalkId[];

export function isTalk(id: string): id is TalkId {
  return Object.hasOwn(talks, id);
}

export const companionGenders = ['female', 'male'] as const;
export const companionTones = ['friendly', 'playful', 'sophisticated', 'direct'] as const;
export type CompanionGender = (typeof companionGenders)[number];
export type CompanionTone = (typeof companionTones)[number];

export const replyRatings = ['helpful', 'not_helpful'] as const;
export type ReplyRating = (typeof replyRatings)[number];

export const companionDefaults = { gender: 'female', tone: 'friendly', coachMode: true } as const;

export function tokensIn(...texts: readonly string[]): number {
  return Math.ceil(texts.join('').length / 4);
}

export const messages = {
  blank: 'Please write a message',
  long: `A message must be at most ${limits.text.companion.max} characters`,
  busy: 'Too many requests. Please wait a moment.',
  unpaid: 'Please add credits to continue.',
  failed: 'Failed to send message',
  questionsFailed: 'Failed to generate questions',
  draftFailed: 'Failed to read your draft',
  noScenario: 'There is no such scenario.',
  badClientId: 'clientId must be a UUID',
  conflict: 'This clientId was already used for another message.',
  noReply: 'There is no such reply.',
  noConversation: 'There is no such conversation.',
  off: 'The companion is switched off at the moment.',
  usedUp: 'You have used up today’s practice. It opens again after midnight.',
  premium: 'The companion belongs to a paid plan.',
  draftPremium: `Feedback on your own draft belongs to Diamond and ${brand.companion}.`,
} as const;

export const companionText = trimmed().check(
  z.minLength(limits.text.companion.min, messages.blank),
  z.maxLength(limits.text.companion.max, messages.long),
);

export const sendCompanionMessageRule = z.object({ content: companionText, clientId: z.uuid(messages.badClientId) });

export const reviewDraftRule = z.object({ draft: companionText });
