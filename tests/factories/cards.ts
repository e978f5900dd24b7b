import { randomInt } from 'node:crypto';

/** Taken the first time; later payments fail. */
export const FAILS_LATER = '4000000000000341';

/** A card number that nobody had before, since there is one trial a card: 15 digits by chance, and the one that passes Luhn's test. */
export function newCard(): string {
  const digits = `4242${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
