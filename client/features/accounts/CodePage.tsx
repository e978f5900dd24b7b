import { LetterPage } from './LetterPage.tsx';

/** /auth/code: a sign-in by a letter, for whoever the password does not let in because strangers guessed at it. */
export function Component() {
  return <LetterPage way="sign-in" />;
}
