import { useState } from 'react';
import { planTime } from '#client/components/date-plans/shown-plan.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { lagosFormat } from '#client/lib/lagos-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { type SafeWay_ViewerFragment, useCheckInMutation } from './check-ins.generated.ts';
import { PinField } from './PinField.tsx';
import { texts as all } from './texts.ts';

const texts = all.running;
const { step } = limits.checkIns.extendMinutes;
const clock = lagosFormat({ hour: '2-digit', minute: '2-digit' });

type CheckIn = NonNullable<SafeWay_ViewerFragment['currentCheckIn']>;

function usePin(onMoved: () => void, onWrong: () => void) {
  const [send] = useCheckInMutation();
  return async ({ pin = '', minutes }: Values) => {
    if (pin === '') return invalid([{ path: 'pin', message: texts.missing }]);
    const extendByMinutes = minutes === undefined ? null : Number(minutes);
    const answer = await send({ pin, extendByMinutes });
    if (answer.__typename === 'WrongPin') {
      onWrong();
      return invalid([{ path: 'pin', message: `${answer.message} ${texts.triesLeft(answer.triesLeft)}` }]);
    }
    if (answer.__typename !== 'CheckInSuccess') return refused(all.failed, answer);
    if (extendByMinutes !== null) {
      onMoved();
      toast({ title: texts.moved, tone: 'success' });
    }
    return [];
  };
}

function PinForm({ checkIn: { extendableMinutes } }: { checkIn: CheckIn }) {
  const [isMoving, setMoving] = useState(false);
  const [wrongPins, setWrongPins] = useState(0);
  const send = usePin(
    () => setMoving(false),
    () => setWrongPins((before) => before + 1),
  );
  const { form, field, isBusy } = useForm(all.failed, send);
  const choices = Array.from({ length: Math.floor(extendableMinutes / step) }, (_, at) => (at + 1) * step);
  const isMovable = choices.length > 0;
  return (
    <form {...form} className="grid gap-4">
      {isMoving && isMovable && (
        <Select
          {...field('minutes')}
          label={texts.by}
          options={choices.map((count) => ({ value: String(count), label: texts.minutes(count) }))}
        />
      )}
      {/* A wrong one is not left standing. */}
      <PinField key={wrongPins} {...field('pin')} label={texts.pin} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isBusy}>
          {isMoving && isMovable ? texts.move : texts.safe}
        </Button>
        {isMovable && (
          <Button variant="ghost" onClick={() => setMoving(!isMoving)}>
            {isMoving ? all.cancel : texts.more}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says the same whichever PIN ended it. */
export function RunningSection({ checkIn }: { checkIn: CheckIn }) {
  const { state, placeName, startsAt, dueAt, alarmAt, endedAt, friends } = checkIn;
  if (state === 'SAFE')
    return (
      <Section title={all.over.title}>
        <p role="status" className="flex gap-2">
          <CheckIcon className="mt-[0.2em] shrink-0 text-leaf" />
          {endedAt && all.over.body(clock(endedAt))}
        </p>
      </Section>
    );
  const isAlarmed = state === 'ALARMED';
  return (
    <Section title={isAlarmed ? texts.alarmed : texts.title} isDanger={isAlarmed}>
      <p className="font-semibold">{texts.where(placeName, planTime(startsAt))}</p>
      <p role="status">{isAlarmed ? friends.length > 0 && texts.told : texts.asks(planTime(dueAt), clock(alarmAt))}</p>
      {friends.length === 0 && <p className="font-semibold text-danger">{texts.nobody}</p>}
      <PinForm key={`${state} ${dueAt}`} checkIn={checkIn} />
    </Section>
  );
}
