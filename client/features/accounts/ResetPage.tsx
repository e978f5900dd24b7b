import { LetterPage } from './LetterPage.tsx';

/** /auth/reset: sets a new password by email. */
export function Component() {
  return <LetterPage way="reset" />;
}
