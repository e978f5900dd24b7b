import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['abc', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['zobo12', 'Weak'],
  ['hibiscus', 'Weak'],
  ['hibiscus7', 'Fair'],
  ['Hibiscus77!', 'Good'],
  ['yellow danfo, rainy Tuesday', 'Strong'],
])('%s is %s', (password, word) => {
  expect(passwordStrength(password).word).toBe(word);
});
