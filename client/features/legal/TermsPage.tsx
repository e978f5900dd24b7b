import { pages } from '#rules/pages.ts';
import terms from '../../../content/legal/terms-of-service.json';
import { LegalPage } from './LegalPage.tsx';

export function Component() {
  return <LegalPage page={pages.termsOfService} text={terms} />;
}
