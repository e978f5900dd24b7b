import { pages } from '#rules/pages.ts';
import policy from '../../../content/legal/privacy-policy.json';
import { LegalPage } from './LegalPage.tsx';

export function Component() {
  return <LegalPage page={pages.privacyPolicy} text={policy} />;
}
