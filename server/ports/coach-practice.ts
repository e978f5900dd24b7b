/** It answers from a written library by the kind of the message, and says so when asked. */
import { z } from 'zod';
import { wayOf } from '#rules/asking.ts';
import { brand } from '#rules/brand.ts';
import {
  type CompanionGender,
  type CompanionTone,
  companionTones,
  type ScenarioId,
  scenarioIds,
} from '#rules/companion.ts';
import { crisisReply, soundsLikeCrisis } from '#rules/crisis.ts';
import { limits } from '#rules/limits.ts';
import type { Random } from '#server/base/chance.ts';
import { type Coach, CoachFailure, type CoachPrompt, type SuggestedQuestion } from './coach.ts';
import { adviceReply, refusals } from './coach-advice.ts';
import { fresh, pick } from './coach-choice.ts';
import { reviewDraft } from './coach-draft.ts';
import { type Heard, hear, type Kind, manners, rails, tipKinds, topics } from './coach-hearing.ts';
import { readCompanion, scenarioTexts } from './coach-library.ts';

/** Like a fast typist. */
const WORD_MS = 35;

const lines = z.array(z.string().min(1)).min(1);
const replies = readCompanion('replies', z.record(z.enum(scenarioIds), z.record(z.enum(manners), lines.min(2))));
const topicReplies = readCompanion('topics', z.record(z.enum(topics), lines.min(2)));
const railReplies = readCompanion('rails', z.record(z.enum(rails), lines.min(2)));
const pidgin = readCompanion('pidgin', z.record(z.enum([...rails, ...topics, ...manners]), lines));
const tips = readCompanion('tips', z.record(z.enum(tipKinds), z.object({ english: lines.min(2), pidgin: lines })));
const tones = readCompanion(
  'tones',
  z.record(
    z.enum(companionTones),
    z.object({
      glad: lines,
      plain: lines,
      cool: lines,
      pidgin: lines,
      closers: lines,
      questions: z.array(z.object({ category: z.string(), question: z.string() })),
    }),
  ),
);

type Chance = Pick<Random, 'next'>;
type Needs = {
  random: Chance;
  /** Ends or throws as soon as the signal fires. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

const glad: readonly Kind[] = ['compliment', 'planClear', 'feelings', 'thanks'];
/** They have their own opening. */
const opening: readonly Kind[] = ['greeting', 'wellbeing', 'laugh', 'goodbye'];
const closed: readonly Kind[] = [...glad, 'greeting', 'wellbeing', 'laugh'];
const cool: readonly Kind[] = ['short', 'long', 'forward', 'money', 'unsafe', 'pressure', 'rude'];
/** Kinds answered seriously in every tone. */
const bare: readonly Kind[] = ['ai', 'love', 'order', 'young', 'number'];

const friends: Record<CompanionGender, Record<string, string>> = {
  female: { friends: 'my girls', Sibling: 'My younger sister', soul: brand.companion },
  male: { friends: 'my guys', Sibling: 'My younger brother', soul: brand.companion },
};

const filled = (line: string, gender: CompanionGender): string =>
  line.replace(/\{(\w+)\}/g, (whole, name: string) => friends[gender][name] ?? whole);

function bodies({ kind, pidgin: isPidgin }: Heard, scenario: ScenarioId): readonly string[] {
  if (isPidgin) return pidgin[kind];
  const among = <T extends string>(list: readonly T[]): T | undefined => list.find((one) => one === kind);
  const [rail, topic] = [among(rails), among(topics)];
  if (rail !== undefined) return railReplies[rail];
  if (topic !== undefined) return topicReplies[topic];
  return replies[scenario][among(manners) ?? 'statement'];
}

function openers({ kind, pidgin: isPidgin }: Heard, tone: CompanionTone): readonly string[] {
  if (bare.includes(kind) || opening.includes(kind)) return [];
  if (isPidgin) return tones[tone].pidgin;
  if (cool.includes(kind)) return tones[tone].cool;
  return glad.includes(kind) ? tones[tone].glad : tones[tone].plain;
}

export function practiceReply(prompt: CoachPrompt, random: Chance): string {
  const { scenario, gender, tone, coachMode, messages, advice } = prompt;
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (soundsLikeCrisis(asked)) return crisisReply();
  const heard = hear(prompt);
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const refused = refusals.find((kind) => kind === heard.kind);
  if (advice && (advice.isAsked || refused === undefined))
    return adviceReply({ text: asked, advice, isPidgin: heard.pidgin, refused, before: said, random });
  const body = fresh(
    bodies(heard, scenario).map((line) => filled(line, gender)),
    said,
    random,
  );
  const possible = openers(heard, tone);
  const opener = heard.greeting ?? (possible.length === 0 ? null : fresh(possible, said, random));
  const closer = !heard.pidgin && closed.includes(heard.kind) ? fresh(tones[tone].closers, said, random) : null;
  const reply = [opener, body, closer].filter((part) => part !== null).join(' ');
  if (!coachMode) return reply;
  const tip = wayOf(asked) === 'unsure' && !cool.includes(heard.kind) ? 'asking' : heard.tip;
  return `${reply}\nTip: ${fresh(tips[tip][heard.pidgin ? 'pidgin' : 'english'], said, random)}`;
}

/** Each of a different category. */
function practiceQuestions(scenario: ScenarioId, tone: CompanionTone, random: Chance): SuggestedQuestion[] {
  const left = [...scenarioTexts(scenario).questions];
  const chosen: SuggestedQuestion[] = [pick(tones[tone].questions, random)];
  while (chosen.length < limits.companion.questions) {
    const others = left.filter(({ category }) => chosen.every((one) => one.category !== category));
    const next = pick(others, random);
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
  }
  return chosen;
}

const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

/** Its tokens are words. */
export function createPracticeCoach({ random, wait }: Needs): Coach {
  const unlessLeft = (signal: AbortSignal): void => {
    if (signal.aborted) throw new CoachFailure('coach_failed', 'Whoever asked has left');
  };
  return {
    kind: 'practice',

    async *reply(prompt, signal) {
      const words = wordsOf(practiceReply(prompt, random));
      for (const text of words) {
        if (signal.aborted) return;
        yield { text };
        try {
          await wait(WORD_MS, signal);
        } catch (error) {
          if (signal.aborted) return;
          throw error;
        }
      }
      if (!signal.aborted) yield { tokens: words.length };
    },

    async questions(scenario, tone, signal) {
      unlessLeft(signal);
      const questions = practiceQuestions(scenario, tone, random);
      return { questions, tokens: questions.flatMap(({ question }) => wordsOf(question)).length };
    },

    async review(draft, signal) {
      unlessLeft(signal);
      const feedback = reviewDraft(draft, random);
      return { feedback, tokens: wordsOf(draft).length };
    },
  };
}
