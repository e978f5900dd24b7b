import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { written } from './text.ts';

/** What may still change. The other states are the ends of a plan. */
export const openPlanStates = ['proposed', 'countered', 'accepted'] as const;
export type DatePlanState = (typeof openPlanStates)[number] | 'declined' | 'cancelled' | 'expired' | 'over';

const { aheadMs, lastsMs, shownMs } = limits.datePlans;
const { plannedPlace } = limits.text;

export const messages = {
  time: 'Please choose a time from one hour to 30 days ahead',
  noPlace: 'Please say where you would meet',
  twoPlaces: 'Please give either a place of the guide or a name',
  place: `A place’s name has ${plannedPlace.min} to ${plannedPlace.max} characters`,
  noSuchPlace: 'There is no such place.',
  often: 'This plan has changed often enough. Accept it, or call it off.',
  noChange: 'Please change the time or the place',
  unknown: 'This plan is no longer available.',
  isOpen: 'There is an open plan with this match already.',
  changed: 'The plan has changed meanwhile. Please look at it again.',
  tooMany: `You have proposed ${limits.throttles.datePlansOfAccount.points} dates in a day. Please wait until tomorrow.`,
  premium: 'Upgrade to premium to propose a date. You can answer one without.',
  guidePremium: 'Places of the guide belong to a plan with date ideas.',
  publicPlace: 'First meeting? Choose a public place.',
} as const;

const placeName = written(plannedPlace, messages.place);

export function isPlannable(startsAt: Date, now: Date): boolean {
  const aheadBy = startsAt.getTime() - now.getTime();
  return aheadBy >= aheadMs.min && aheadBy <= aheadMs.max;
}

export const plannedPlaceRule = z.object({ placeName });

/** What both a proposal and another one in its place say. Seconds are dropped: nobody meets at 18:00:31. */
export const whenAndWhereRule = (now: Date) =>
  z.object({
    placeName: z.nullish(placeName),
    startsAt: z.nullish(
      z.date().check(
        z.overwrite((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000)),
        z.refine((at) => isPlannable(at, now), messages.time),
      ),
    ),
  });

type Stored = { state: string; startsAt: Date; changedAt: Date };

/** The state at this moment: time ends a plan without anybody's doing. */
export function planStateAt({ state, startsAt }: Pick<Stored, 'state' | 'startsAt'>, now: Date): DatePlanState {
  const since = now.getTime() - startsAt.getTime();
  if (state === 'accepted') return since < lastsMs ? 'accepted' : 'over';
  if (state === 'proposed' || state === 'countered') return since < 0 ? state : 'expired';
  return state as DatePlanState;
}

const isOpenState = (state: DatePlanState): boolean => openPlanStates.some((open) => open === state);

export const isOpenPlan = (plan: Pick<Stored, 'state' | 'startsAt'>, now: Date): boolean =>
  isOpenState(planStateAt(plan, now));

/** An ended plan stays in sight for a day, so that the other one learns how it ended. */
export function isPlanShown(plan: Stored, now: Date): boolean {
  const state = planStateAt(plan, now);
  if (isOpenState(state)) return true;
  const ended = { expired: plan.startsAt.getTime(), over: plan.startsAt.getTime() + lastsMs }[state as string];
  return now.getTime() - (ended ?? plan.changedAt.getTime()) < shownMs;
}

const privateWords =
  /\b(?:house|home|apartment|flat|room|hotel|motel|lodge|hostel|guest[ -]?house|inn|suites?|short[ -]?let|airbnb|crib|my place|your place)\b/i;

/** A typed name that sounds like a place without other people. */
export const isPrivatePlace = (name: string): boolean => privateWords.test(name);

/** When both are reminded of an accepted plan. What would come within an hour of accepting it is left out. */
export function remindersOf(startsAt: Date, now: Date): Date[] {
  return limits.datePlans.remindMs
    .map((before) => new Date(startsAt.getTime() - before))
    .filter((at) => at.getTime() > now.getTime() + aheadMs.min);
}
