import { useApolloClient } from '@apollo/client/react';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { accessTokenRule } from '#rules/admin.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { ticked } from '../CheckGroup.tsx';
import { byField } from '../Editor.tsx';
import { texts } from './texts.ts';
import {
  type AccessTokenScope,
  ConsoleTokensDocument,
  useConsoleCreateTokenMutation,
  useConsoleRevokeTokenMutation,
} from './tokens.generated.ts';

export const scopes = Object.keys(texts.scopeNames) as AccessTokenScope[];

export function useCreateToken(onCreated: (secret: string) => void) {
  const [create, { client }] = useConsoleCreateTokenMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const chosen = ticked(values, 'scope-', scopes);
    const days = values.days?.trim() ? Number(values.days) : Number.NaN;
    const checked = check(accessTokenRule, { name: values.name, days, scopes: chosen });
    if (!checked.ok) return byField(invalid(checked.fieldErrors));
    const { data } = await create({ variables: { input: { ...checked.value, scopes: chosen } } });
    if (!data) throw new Error(unreachable);
    const answer = data.createAccessToken;
    if (answer.__typename !== 'CreateAccessTokenSuccess') return byField(refused(texts.failed, answer));
    toast({ title: texts.created, tone: 'success' });
    onCreated(answer.token);
    client.refetchQueries({ include: [ConsoleTokensDocument] }).catch(() => undefined);
    return [];
  };
}

export function useRevokeToken(id: string) {
  const [revoke] = useConsoleRevokeTokenMutation();
  const client = useApolloClient();
  return async (): Promise<readonly FieldError[]> => {
    const { data } = await revoke({ variables: { input: { accessTokenId: id } } });
    if (!data) throw new Error(unreachable);
    const answer = data.revokeAccessToken;
    if (answer.__typename !== 'RevokeAccessTokenSuccess') {
      client.refetchQueries({ include: [ConsoleTokensDocument] }).catch(() => undefined);
      return refused(texts.revokeFailed, answer);
    }
    toast({ title: texts.revoked, tone: 'success' });
    return [];
  };
}
