/** A sign-in that the document of /auth sends before the app is there, which takes its answer over. */
import { endSession } from '#client/apollo/end-session.ts';
import type { Tokens } from '#client/apollo/kept-session.ts';
import { type Answered, post } from '#client/apollo/plain-fetch.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { codeIn } from './two-factor-code.ts';

type EarlySignIn = { sent: string; asking: Promise<Answered> };

declare global {
  var zoboSignIn: EarlySignIn | undefined;
}

/** The server says which rules they break. */
export const signInInput = (values: Values) => {
  const { email = '', password = '', captchaToken } = values;
  return { email, password, twoFactorCode: codeIn(values), captchaToken: captchaToken || null };
};

/** One that nobody takes over ends. */
export function dropSignIn(): void {
  const early = globalThis.zoboSignIn;
  globalThis.zoboSignIn = undefined;
  early?.asking
    .then(({ data }) => {
      const session = (data as { signIn?: { session?: Tokens } } | null)?.signIn?.session;
      return session && endSession(session.refreshToken);
    })
    .catch(() => undefined);
}

/** Nothing when just these values are under way: a button may be pressed twice. The document is the one of sign-in.graphql. */
export function sendSignIn(documentId: string, values: Values): void {
  const input = signInInput(values);
  const sent = JSON.stringify(input);
  if (globalThis.zoboSignIn?.sent === sent) return;
  dropSignIn();
  const extensions = { persistedQuery: { version: 1, sha256Hash: documentId } };
  const asking = post({ variables: { input }, extensions });
  const early = { sent, asking };
  globalThis.zoboSignIn = early;
  // The app, or the next press, sends it once more.
  asking.catch(() => {
    if (globalThis.zoboSignIn === early) globalThis.zoboSignIn = undefined;
  });
}

/** The answer to just these values, once. Undefined when the document did not send them. */
export function takeSignIn(input: ReturnType<typeof signInInput>): Promise<Answered> | undefined {
  const early = globalThis.zoboSignIn;
  if (early?.sent !== JSON.stringify(input)) return undefined;
  globalThis.zoboSignIn = undefined;
  return early.asking;
}
