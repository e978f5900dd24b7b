import { companionDefaults, isScenario, reviewDraftRule, messages as texts } from '#rules/companion.ts';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import { soundsLikeCrisis } from '#rules/crisis.ts';
import type { Ability } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, type ThrottleName } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { keyOf } from '#server/base/ids.ts';
import type { GenerateQuestionsInput, ReviewDraftInput } from '#server/contract/resolvers.generated.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { type Coach, CoachFailure } from '#server/ports/coach.ts';
import { coachUnavailable, draftsPremium, premiumRequired, usedUp } from './lib/answers.ts';
import { namesAround, preferencesOf } from './queries.ts';
import { charge, reserve } from './usage-service.ts';

type Question<T> = {
  throttle: ThrottleName;
  /** The texts that are sent. Their length gives the estimated cost. */
  sent: readonly string[];
  /** The message after a failure without a better reason. */
  failed: string;
  ask: (coach: Coach, signal: AbortSignal) => Promise<T>;
};

/** Asks the coach once, within the limits. Returns an answer, or a refusal as the payload member. */
async function askCoach<T extends { tokens: number }>(ctx: Context, { throttle, sent, failed, ask }: Question<T>) {
  const { userId } = requireViewer(ctx);
  const { coach } = ctx.ports;
  if (coach === null) return { refusal: notAvailable(texts.off) };
  const flood = await admitAttempt(ctx, [[throttle, userId]]);
  if (flood !== null) return { refusal: { ...flood, message: texts.busy } };
  const reservation = await reserve(ctx, userId, sent);
  if (reservation === null) return { refusal: usedUp(ctx) };
  let cost = 0;
  try {
    const answer = await ask(coach, AbortSignal.timeout(limits.companion.answerMs));
    cost = answer.tokens;
    return { answer };
  } catch (error) {
    const kind = error instanceof CoachFailure ? error.kind : 'coach_failed';
    if (error instanceof CoachFailure) cost = error.tokens;
    // Only the kind of error: a conversation must not reach the log.
    ctx.log.warn({ kind, error: (error as Error).name }, 'The coach gave no answer.');
    return { refusal: coachUnavailable(kind, failed) };
  } finally {
    await charge(ctx, reservation, cost);
  }
}

const isAllowed = (ctx: Context, ability: Ability): Promise<boolean> => {
  requireViewer(ctx);
  return viewerCan(ctx, ability);
};

export async function generateQuestions(ctx: Context, input: GenerateQuestionsInput) {
  if (!(await isAllowed(ctx, 'companion'))) return premiumRequired;
  const scenario = keyOf(input.scenarioId);
  if (!isScenario(scenario)) return notAvailable(texts.noScenario);
  const { tone } = (await preferencesOf(ctx.db, requireViewer(ctx).userId)) ?? companionDefaults;
  const { answer, refusal } = await askCoach(ctx, {
    throttle: 'questionsOfAccount',
    sent: [],
    failed: texts.questionsFailed,
    ask: (coach, signal) => coach.questions(scenario, tone, signal),
  });
  if (refusal) return refusal;
  return {
    __typename: 'GenerateQuestionsSuccess' as const,
    questions: answer.questions.slice(0, limits.companion.questions),
  };
}

/** A draft that sounds like a crisis is not sent to the coach; the person is offered help. Drafts are not stored. */
export async function reviewDraft(ctx: Context, input: ReviewDraftInput) {
  if (!(await isAllowed(ctx, 'flirt_feedback'))) return draftsPremium;
  const checked = check(reviewDraftRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  if (soundsLikeCrisis(checked.value.draft))
    return { __typename: 'ReviewDraftSuccess' as const, feedback: null, hasHelpLines: true };
  const draft = withoutPersonalData(checked.value.draft, await namesAround(ctx.db, requireViewer(ctx).userId));
  const { answer, refusal } = await askCoach(ctx, {
    throttle: 'draftsOfAccount',
    sent: [draft],
    failed: texts.draftFailed,
    ask: (coach, signal) => coach.review(draft, signal),
  });
  if (refusal) return refusal;
  return { __typename: 'ReviewDraftSuccess' as const, feedback: answer.feedback, hasHelpLines: false };
}
