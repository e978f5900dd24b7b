/** The consent log keeps the hash of these words. A changed sentence needs a new `consentsVersion`. */
import { brand } from './brand.ts';
import { footerConsent, landingConsent, newsletterPageConsent } from './newsletter-consents.ts';

export const consentsVersion = '2';

export type Consent = 'privacy' | 'terms' | 'adult' | 'data_processing' | 'newsletter' | 'offers_by_mail';

/** The consent covers both. */
type SwitchText = { label: string; hint: string };

export const consentTexts = {
  adult: 'I am 18 years or older.',
  dataProcessing: `I agree that ${brand.name} processes these details to show me to others and others to me.`,
  newsletter: {
    landing_page: landingConsent,
    feedback_area: footerConsent,
    newsletter_page: newsletterPageConsent,
  },
  switches: {
    newsletter: {
      label: 'Newsletter',
      hint: 'Thoughts on dating on Mondays and Thursdays. You can leave with one click.',
    },
    offers: { label: 'Tips and offers', hint: 'Such as when your likes of the day are used up.' },
  },
  /** The link in each mail, and the one-click header that a mail program sends (RFC 8058). */
  unsubscribe: { link: 'Unsubscribe', one_click: 'List-Unsubscribe=One-Click' },
  /** Logged when the address of an account changes; shown to nobody. */
  newAddress: 'The same consent, at the new address of the account.',
} as const;

export type ConsentWay =
  | 'sign_up'
  | 'profile_setup'
  | keyof typeof consentTexts.newsletter
  | 'settings'
  | keyof typeof consentTexts.unsubscribe
  | 'new_address';

const { newsletter, switches, unsubscribe } = consentTexts;
const switched = ({ label, hint }: SwitchText): string => `${label}. ${hint}`;

/** The documents (`privacy`, `terms`) have no words here. */
export function consentWords(what: Exclude<Consent, 'privacy' | 'terms'>, how: ConsentWay): string {
  if (what === 'adult') return consentTexts.adult;
  if (what === 'data_processing') return consentTexts.dataProcessing;
  if (how === 'settings') return switched(what === 'newsletter' ? switches.newsletter : switches.offers);
  if (how === 'link' || how === 'one_click') return unsubscribe[how];
  if (how === 'landing_page' || how === 'feedback_area' || how === 'newsletter_page') return newsletter[how];
  return consentTexts.newAddress;
}
