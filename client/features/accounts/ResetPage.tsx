import { LetterPage } from './LetterPage.tsx';

export function Component() {
  return <LetterPage way="reset" />;
}
