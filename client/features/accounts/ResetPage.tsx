import { LetterPage } from './LetterPage.tsx';

/** /auth/reset: a new password by a letter. */
export function Component() {
  return <LetterPage way="reset" />;
}
