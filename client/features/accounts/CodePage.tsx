import { LetterPage } from './LetterPage.tsx';

export function Component() {
  return <LetterPage way="sign-in" />;
}
