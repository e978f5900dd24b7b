import { useState } from 'react';
import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { requestResetRule } from '#rules/accounts.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useRequestPasswordResetMutation, useRequestSignInCodeMutation } from './accounts.generated.ts';
import { challengeOf, keepPendingLetter, newVerifier, type PendingLetter, type Way } from './pending-letter.ts';
import { letterTexts } from './texts.ts';

/** Requests the email, with a new verifier that stays in this browser. `captchas` is 0 until a captcha is asked for. */
export function useAskForLetter(way: Way, onSent: (pending: PendingLetter, email: string) => void) {
  const [requestReset] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const [requestCode] = useRequestSignInCodeMutation({ fetchPolicy: 'no-cache' });
  const [captchas, setCaptchas] = useState(0);

  async function send(values: Values): Promise<readonly FieldError[]> {
    const verifier = newVerifier();
    const checked = check(requestResetRule, { email: values.email, codeChallenge: await challengeOf(verifier) });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const input = { ...checked.value, captchaToken: values.captchaToken || null };
    const answer = await (way === 'reset' ? requestReset(input) : requestCode(input));
    if (captchas > 0) setCaptchas(captchas + 1);
    if (answer.__typename === 'CaptchaRequired') setCaptchas(captchas + 1);
    if (!('requestId' in answer)) return refused(letterTexts[way].failed, answer);
    const { requestId, codeExpiresAt } = answer;
    keepPendingLetter(way, { requestId, verifier, codeExpiresAt });
    onSent({ requestId, verifier, codeExpiresAt }, checked.value.email);
    return [];
  }

  return { send, captchas };
}
