import { type CardTerms, cardTerms } from '#rules/cards.ts';
import { installation } from './installation.ts';

/** What card payments can do on this installation. */
export function cardTermsHere(): CardTerms {
  return cardTerms[installation('cards') === 'paystack' ? 'paystack' : 'stripe'];
}
