/** Apart from consents.ts, which the first visit does not load. */
export const landingConsent =
  'I agree to receive emails about early access and the newsletter on Mondays and Thursdays. I can unsubscribe at any time.';
export const footerConsent =
  'News and tips on Mondays and Thursdays. By subscribing you agree to receive them; unsubscribe at any time.';
export const newsletterPageConsent = 'I agree to receive the newsletter by email. I can unsubscribe at any time.';
