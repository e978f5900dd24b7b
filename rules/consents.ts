/**
 * What people agree to, in the very words that they are shown: the boxes of the client take them from here, and the log of consents keeps
 * their hash. Whoever changes a sentence gives the table a new version. The privacy policy and the terms have versions of their own.
 */
import { brand } from './brand.ts';
import { footerConsent, landingConsent } from './newsletter-consents.ts';

export const consentsVersion = '2';

/** What is agreed to. */
export type Consent = 'privacy' | 'terms' | 'adult' | 'data_processing' | 'newsletter' | 'offers_by_mail';

/** A switch says more than its label. */
export type SwitchText = { label: string; hint: string };

export const consentTexts = {
  adult: 'I am 18 years or older.',
  dataProcessing: `I agree that ${brand.name} processes these details to show me to others and others to me.`,
  /** By where an address is left. */
  newsletter: {
    landing_page: landingConsent,
    feedback_area: footerConsent,
    newsletter_page: 'I agree to receive the newsletter by email. I can unsubscribe at any time.',
  },
  switches: {
    newsletter: {
      label: 'Newsletter',
      hint: 'Thoughts on dating on Mondays and Thursdays. You can leave with one click.',
    },
    offers: { label: 'Tips and offers', hint: 'Such as when your likes of the day are used up.' },
  },
  /** What ends the letters of a list: the button behind the link in each, and what a mail program sends by itself. */
  unsubscribe: { link: 'Unsubscribe', one_click: 'List-Unsubscribe=One-Click' },
  /** No words of ours: the address of an account was changed, and its consent goes with it. */
  newAddress: 'The same consent, at the new address of the account.',
} as const;

/** How a consent was given or withdrawn. */
export type ConsentWay =
  | 'sign_up'
  | 'profile_setup'
  | keyof typeof consentTexts.newsletter
  | 'settings'
  | keyof typeof consentTexts.unsubscribe
  | 'new_address';

const { newsletter, switches, unsubscribe } = consentTexts;
const switched = ({ label, hint }: SwitchText): string => `${label}. ${hint}`;

/** The words before somebody's eyes; of the documents, those that lead to them. */
export function consentWords(what: Exclude<Consent, 'privacy' | 'terms'>, how: ConsentWay): string {
  if (what === 'adult') return consentTexts.adult;
  if (what === 'data_processing') return consentTexts.dataProcessing;
  if (how === 'settings') return switched(what === 'newsletter' ? switches.newsletter : switches.offers);
  if (how === 'link' || how === 'one_click') return unsubscribe[how];
  if (how === 'landing_page' || how === 'feedback_area' || how === 'newsletter_page') return newsletter[how];
  return consentTexts.newAddress;
}
