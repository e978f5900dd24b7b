import { useState } from 'react';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { PinIcon } from '#client/ui/feature-icons.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { isPrivatePlace, plannedPlaceRule } from '#rules/date-plans.ts';
import { limits } from '#rules/limits.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { usePlanPlaceQuery, usePlanPlacesQuery } from './date-plans.generated.ts';
import { instantOf, lagosFields, type ShownPlan } from './shown-plan.ts';
import { texts } from './texts.ts';
import type { useDatePlan, WhenAndWhere } from './use-date-plan.ts';

const DAY = 86_400_000;

type Props = {
  /** The plan that is changed; null for a new one. */
  plan: ShownPlan | null;
  /** A place of the guide that somebody came with. */
  dateIdeaId: string | null;
  send: ReturnType<typeof useDatePlan>['send'];
  onBack: (() => void) | null;
  /** The other one has changed the plan meanwhile. */
  onStale: () => void;
};

type Chosen = { id: string; name: string };

/** Where and when. The fields are in Lagos time, wherever the phone is. The server judges the time, since a phone's clock may be wrong. */
export function PlanForm({ plan: given, dateIdeaId, send, onBack, onStale }: Props) {
  // As it was when the form opened: what the other one does meanwhile must not be answered unseen.
  const [plan] = useState(given);
  const isTyped = plan !== null && plan.dateIdea === null;
  const [chosen, setChosen] = useState<Chosen | null>(
    plan?.dateIdea && dateIdeaId === null ? { id: plan.dateIdea.id, name: plan.placeName } : null,
  );
  const [isLeft, setLeft] = useState(false);
  const come = usePlanPlaceQuery({ variables: { id: dateIdeaId ?? '' }, skip: dateIdeaId === null });
  const place = chosen ?? (isLeft ? null : (come.data?.dateIdea ?? null));
  const [typed, setTyped] = useState(isTyped && dateIdeaId === null ? plan.placeName : '');
  const [start] = useState(() => lagosFields(plan ? new Date(plan.startsAt) : new Date(Date.now() + DAY)));

  /** What is new of a plan that is changed, or all of a new one. */
  function contentOf(startsAt: Date, placeName: string): WhenAndWhere {
    const isSameTime = plan !== null && startsAt.getTime() === Date.parse(plan.startsAt);
    const isSamePlace = place ? plan?.dateIdea?.id === place.id : isTyped && plan.placeName === placeName;
    return {
      ...(isSameTime ? {} : { startsAt: startsAt.toISOString() }),
      ...(isSamePlace ? {} : place ? { dateIdeaId: place.id } : { placeName }),
    };
  }

  async function submit({ day = '', time = '' }: Values): Promise<readonly FieldError[]> {
    const startsAt = instantOf(day, time);
    const named = place ? null : check(plannedPlaceRule, { placeName: typed });
    const broken = [
      ...(named?.ok === false ? named.fieldErrors : []),
      ...(startsAt ? [] : [{ path: 'startsAt', message: texts.chooseTime }]),
    ];
    if (startsAt === null || broken.length > 0) return invalid(broken);
    const content = contentOf(startsAt, named?.ok ? named.value.placeName : '');
    if (Object.keys(content).length === 0) return invalid([{ path: 'startsAt', message: texts.noChange }]);
    const refusal = await send(plan, content);
    if (refusal === null) return [];
    if (refusal.__typename === 'DatePlanConflict') onStale();
    return refused(refusal.__typename === 'DatePlanConflict' ? texts.changed : texts.failed, refusal).map(ofField);
  }

  const { form, field, isBusy } = useForm(texts.failed, submit);
  const { onChange, ...placeField } = field('placeName');
  const wrong = field('startsAt');
  const isAlone = !place && isPrivatePlace(typed);
  return (
    <form {...form} className="grid gap-5">
      {place ? (
        <div className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3">
          <PinIcon className="shrink-0 text-crimson-ink text-xl" />
          <span className="min-w-0 flex-1 font-semibold">{place.name}</span>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setChosen(null);
              setLeft(true);
            }}
          >
            {texts.savedPlace}
          </Button>
        </div>
      ) : (
        <>
          <TextField
            label={texts.where}
            hint={isAlone ? <PublicPlace /> : texts.whereHint}
            maxLength={limits.text.plannedPlace.max}
            autoComplete="off"
            {...placeField}
            value={typed}
            onChange={({ target }) => {
              onChange();
              setTyped(target.value);
            }}
          />
          <SavedPlaces onChoose={setChosen} />
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.day}
          type="date"
          name="day"
          defaultValue={start.day}
          error={wrong.error}
          onChange={wrong.onChange}
        />
        <TextField
          label={texts.time}
          type="time"
          name="time"
          defaultValue={plan ? start.time : '18:00'}
          hint={texts.lagosTime}
          onChange={wrong.onChange}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {texts.back}
          </Button>
        )}
        <Button type="submit" loading={isBusy} className="flex-1">
          {plan ? texts.sendChange : texts.propose}
        </Button>
      </div>
    </form>
  );
}

/** The field that a broken rule is about: what concerns the whole plan is said below the day. */
function ofField({ path, message }: FieldError): FieldError {
  const field = path.replace(/^counter\./, '');
  return { path: field === 'placeName' ? field : 'startsAt', message };
}

function PublicPlace() {
  return (
    <span role="status" className="flex gap-1.5 font-semibold text-gold">
      <WarningIcon className="mt-[0.2em] shrink-0" />
      {texts.publicPlace}
    </span>
  );
}

/** None for people without the guide, whose list is empty. */
function SavedPlaces({ onChoose }: { onChoose: (place: Chosen) => void }) {
  const { data } = usePlanPlacesQuery();
  const places = data?.viewer?.savedDateIdeas ?? [];
  if (places.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">{texts.fromGuide}</p>
      <ul className="-mx-6 flex gap-2 overflow-x-auto px-6 pb-1">
        {places.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Button variant="secondary" size="sm" onClick={() => onChoose({ id, name })}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
