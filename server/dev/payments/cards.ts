/** Numbers with a meaning at Stripe; every other valid number works. */
const DECLINED = '4000000000000002';
const FAILS_LATER = '4000000000000341';
const NEEDS_BANK = '4000002500003155';

export type ReadCard = {
  brand: string;
  last4: string;
  fingerprint: string;
  isDeclined: boolean;
  failsLater: boolean;
  needsBank: boolean;
};

/** True if the check digit is right (Luhn, ISO/IEC 7812). */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function brandOf(digits: string): string {
  if (/^(506[01]|507[89]|6500)/.test(digits)) return 'verve';
  if (digits.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'unknown';
}

/** The fingerprint is a keyed hash; null if the number is invalid. */
export function readCard(typed: string, hash: (digits: string) => string): ReadCard | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return null;
  return {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    fingerprint: hash(digits),
    isDeclined: digits === DECLINED,
    failsLater: digits === FAILS_LATER,
    needsBank: digits === NEEDS_BANK,
  };
}
