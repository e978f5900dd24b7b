import { instantOf, lagosFields, planTime } from '#client/components/date-plans/shown-plan.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { PinIcon } from '#client/ui/feature-icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { messages } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';
import { type SafeWay_ViewerFragment, useStartCheckInMutation } from './check-ins.generated.ts';
import { texts as all } from './texts.ts';

const texts = all.start;
const DAY = 86_400_000;

type Props = {
  viewer: SafeWay_ViewerFragment;
  name: string;
  plan: { id: string; placeName: string; startsAt: string };
};

/** The first such time of day after the start of the date. */
function dueAfter(startsAt: string, time: string): Date | null {
  const at = instantOf(lagosFields(new Date(startsAt)).day, time);
  if (at === null) return null;
  return at.getTime() < Date.parse(startsAt) ? new Date(at.getTime() + DAY) : at;
}

function useStart({ id: planId, startsAt }: Props['plan']) {
  const [start] = useStartCheckInMutation();
  return async ({ dueAt = '' }: Values) => {
    const due = dueAfter(startsAt, dueAt);
    if (due === null) return invalid([{ path: 'dueAt', message: messages.due }]);
    const answer = await start({ planId, dueAt: due.toISOString() });
    return answer.__typename === 'StartCheckInSuccess' ? [] : refused(all.failed, answer);
  };
}

export function StartSection({ viewer, name, plan }: Props) {
  const { form, field, isBusy } = useForm(all.failed, useStart(plan));
  const friends = viewer.trustedFriends.filter(({ confirmedAt }) => confirmedAt !== null);
  const usual = lagosFields(new Date(Date.parse(plan.startsAt) + limits.checkIns.afterStartMs.default)).time;
  const missing = [
    ...(friends.length === 0 ? [texts.needsFriend] : []),
    ...(viewer.hasCheckInPins ? [] : [texts.needsPins]),
  ];
  return (
    <Section title={texts.title(name)}>
      <p className="flex gap-2">
        <PinIcon className="mt-[0.2em] shrink-0 text-crimson-ink" />
        <span className="font-semibold">
          {plan.placeName}, {planTime(plan.startsAt)}
        </span>
      </p>
      {missing.length > 0 ? (
        <ul className="grid gap-1 text-gold text-sm font-semibold">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <form {...form} className="grid gap-4">
          <TextField {...field('dueAt')} label={texts.when} hint={texts.hint} type="time" defaultValue={usual} />
          <p className="text-ink-soft text-sm">{texts.sends(friends.map(({ email }) => email).join(', '))}</p>
          <Button type="submit" loading={isBusy} className="justify-self-start">
            {texts.go}
          </Button>
        </form>
      )}
    </Section>
  );
}
