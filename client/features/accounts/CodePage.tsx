import { LetterPage } from './LetterPage.tsx';

/** /auth/code: a sign-in by email, for accounts whose password is refused after too many wrong guesses. */
export function Component() {
  return <LetterPage way="sign-in" />;
}
