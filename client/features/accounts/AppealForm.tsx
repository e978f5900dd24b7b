import { useState } from 'react';
import { plainAnswer } from '#client/apollo/plain-fetch.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#rules/limits.ts';
import { appealRule } from '#rules/moderation.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { AppealSuspensionDocument } from './sign-in.generated.ts';
import { suspendedTexts as texts } from './texts.ts';

export function AppealForm({ token, onSent }: { token: string; onSent: () => void }) {
  const [content, setContent] = useState('');

  async function send(values: Values): Promise<readonly FieldError[]> {
    const checked = check(appealRule, { token, content: values.content ?? '' });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const answer = await plainAnswer(AppealSuspensionDocument, checked.value);
    if (answer.__typename !== 'AppealSuspensionSuccess') return refused(texts.failed, answer);
    onSent();
    return [];
  }

  const { form, field, isBusy } = useForm(texts.failed, send);
  const { onChange, ...wiring } = field('content');
  return (
    <form {...form} className="grid gap-4">
      <TextArea
        {...wiring}
        label={texts.label}
        value={content}
        counter={{ value: content, max: limits.text.appeal.max }}
        onChange={({ target }) => {
          onChange();
          setContent(target.value);
        }}
      />
      <Button type="submit" size="lg" loading={isBusy}>
        {texts.action}
      </Button>
    </form>
  );
}
