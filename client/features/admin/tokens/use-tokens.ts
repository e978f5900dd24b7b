import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { accessTokenRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { typedNumber } from '../Action.tsx';
import { ticked } from '../CheckGroup.tsx';
import { byField } from '../Editor.tsx';
import { texts } from './texts.ts';
import { type AccessTokenScope, ConsoleTokensDocument, useConsoleCreateTokenMutation } from './tokens.generated.ts';

export const scopes = Object.keys(texts.scopeNames) as AccessTokenScope[];

export function useCreateToken(onCreated: (secret: string) => void) {
  const [create, { client }] = useConsoleCreateTokenMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const chosen = ticked(values, 'scope-', scopes);
    const checked = check(accessTokenRule, { name: values.name, days: typedNumber(values.days), scopes: chosen });
    if (!checked.ok) return byField(invalid(checked.fieldErrors));
    const answer = await create({ ...checked.value, scopes: chosen });
    if (answer.__typename !== 'CreateAccessTokenSuccess') return byField(refused(texts.failed, answer));
    toast({ title: texts.created, tone: 'success' });
    onCreated(answer.token);
    client.refetchQueries({ include: [ConsoleTokensDocument] }).catch(() => undefined);
    return [];
  };
}
