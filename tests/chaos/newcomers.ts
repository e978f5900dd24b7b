/** People who sign up while all goes wrong, and a mail server that is slow over their letters, so that some are always under way. */

import { setMaxListeners } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '#tests/setup/app.ts';
import { type OwnSmtp, startSmtp } from '#tests/setup/smtp.ts';
import type { History } from './history.ts';
import { newcomer } from './world.ts';

/** How long the mail server thinks about a letter. */
const LETTER_MS = 1_000;
const PATIENCE_MS = 10_000;
const AGAIN_MS = 500;

const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename
  ... on UserError { code } } }`;

export const documents = [SIGN_UP];

/** Notes each letter once it was taken. */
export function startSlowMail(history: History): Promise<OwnSmtp> {
  return startSmtp(() => undefined, {
    onData(stream, { envelope: { rcptTo } }, done) {
      void text(stream)
        .then((raw) => sleep(LETTER_MS, raw))
        .then((raw) => {
          const subject = /^Subject: (.+?)\r?$/im.exec(raw)?.[1] ?? 'none';
          for (const { address: to } of rcptTo) history.add({ kind: 'letter', to, subject });
          done();
        }, done);
    },
  });
}

/** One sign-up, tried until it is answered. An answer that was lost is an account that is there: then the next try says that it is taken. */
async function signUp(url: string, history: History, signal: AbortSignal): Promise<void> {
  const email = newcomer();
  const input = {
    ...{ email, password: 'pineapple', fullName: 'A Newcomer' },
    ...{ hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true },
  };
  const octet = (): number => Math.floor(Math.random() * 256);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` };
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url}/graphql`, {
        ...{ method: 'POST', headers },
        body: JSON.stringify({ query: SIGN_UP, variables: { input } }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data, errors } = (await response.json()) as Answer;
      const type = data?.signUp?.__typename;
      if (type === 'SignUpSuccess') return history.add({ kind: 'signed up', email });
      if (type === 'AlreadyRegistered') return;
      if (type !== undefined) return history.add({ kind: 'refused', by: email, why: type });
      history.add({ kind: 'trouble', by: email, what: `sign-up ${errors?.[0]?.extensions?.code ?? response.status}` });
    } catch (error) {
      history.add({ kind: 'trouble', by: email, what: `sign-up ${(error as Error).name}` });
    }
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** So many people a minute sign up, until stopped; `stop` resolves once all that began are answered. */
export function startNewcomers({ url, perMinute, history }: { url: string; perMinute: number; history: History }): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const begun: Promise<void>[] = [];
  const timer = setInterval(() => void begun.push(signUp(url, history, stopping.signal)), 60_000 / perMinute);
  return {
    async stop() {
      clearInterval(timer);
      const late = setTimeout(() => stopping.abort(), PATIENCE_MS);
      await Promise.all(begun);
      clearTimeout(late);
    },
  };
}
