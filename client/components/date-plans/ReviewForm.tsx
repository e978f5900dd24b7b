import { useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { ShieldIcon } from '#client/ui/icons.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/date-reviews.ts';
import { limits } from '#rules/limits.ts';
import { type DateFeeling, useReviewDateMutation } from './date-plans.generated.ts';
import { texts } from './texts.ts';

const words = texts.review;
const met = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;
const feelings = (['SAFE', 'UNSURE', 'UNSAFE'] as const).map((value) => ({ value, label: words.feelings[value] }));

/** The quiet question after a date. Only the team that looks after safety sees the answer. */
export function ReviewForm({ planId, name }: { planId: string; name: string }) {
  const [review] = useReviewDateMutation();
  const [hasMet, setHasMet] = useState<'yes' | 'no' | ''>('');
  const [feeling, setFeeling] = useState<DateFeeling | ''>('');
  const { form, field, isBusy, errors } = useForm(texts.failed, async ({ note = '' }) => {
    if (hasMet === '') return invalid([{ path: 'hasMet', message: words.chooseMet }]);
    if (hasMet === 'yes' && feeling === '') return invalid([{ path: 'feeling', message: messages.feeling }]);
    const said = hasMet === 'yes' ? { hasMet: true, feeling: feeling || null } : { hasMet: false };
    const answer = await review({ planId, ...said, note });
    if (answer.__typename !== 'ReviewDateSuccess') return refused(texts.failed, answer);
    toast({
      title: words.thanks,
      description: feeling === 'UNSAFE' ? words.looking(name) : undefined,
      tone: 'success',
    });
    return [];
  });
  return (
    <form {...form} className="grid gap-5">
      <ChoiceGroup legend={words.met} options={met} value={hasMet} onChange={setHasMet} error={errors.hasMet} />
      {hasMet === 'yes' && (
        <ChoiceGroup
          legend={words.safe}
          options={feelings}
          value={feeling}
          onChange={setFeeling}
          error={errors.feeling}
        />
      )}
      {hasMet === 'yes' && (feeling === 'UNSURE' || feeling === 'UNSAFE') && (
        <>
          <TextArea label={words.note} maxLength={limits.text.reportDescription} {...field('note')} />
          {feeling === 'UNSAFE' && <p className="text-sm">{words.unsafe(name)}</p>}
        </>
      )}
      <p className="flex gap-2 text-ink-soft text-sm">
        <ShieldIcon className="mt-[0.2em] shrink-0 text-leaf" />
        <span>{words.private(name)}</span>
      </p>
      <Button type="submit" loading={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
