import { useState } from 'react';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { requestResetRule } from '#rules/accounts.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useRequestPasswordResetMutation } from './accounts.generated.ts';
import { resetTexts } from './messages.ts';
import { challengeOf, keepPendingReset, newVerifier, type PendingReset } from './pending-reset.ts';

/** Asks for the email, with a new verifier that stays in this browser. `captchas` is 0 until a captcha is asked for. */
export function useRequestReset(onSent: (pending: PendingReset, email: string) => void) {
  const [request] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const [captchas, setCaptchas] = useState(0);

  async function send(values: Values): Promise<readonly FieldError[]> {
    const verifier = newVerifier();
    const checked = check(requestResetRule, { email: values.email, codeChallenge: await challengeOf(verifier) });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const input = { ...checked.value, captchaToken: values.captchaToken || null };
    const { data } = await request({ variables: { input } });
    if (!data) throw new Error(unreachable);
    const answer = data.requestPasswordReset;
    if (captchas > 0) setCaptchas(captchas + 1);
    if (answer.__typename === 'CaptchaRequired') setCaptchas(captchas + 1);
    if (answer.__typename !== 'RequestPasswordResetSuccess') return refused(resetTexts.failed, answer);
    const { requestId, codeExpiresAt } = answer;
    keepPendingReset({ requestId, verifier, codeExpiresAt });
    onSent({ requestId, verifier, codeExpiresAt }, checked.value.email);
    return [];
  }

  return { send, captchas };
}
