import { describe, expect, it } from 'vitest';
import {
  changeEmailRule,
  changePasswordRule,
  requestResetRule,
  resetRule,
  signInRule,
  signUpRule,
} from './accounts.ts';
import { check } from './validation.ts';

const ada = {
  email: 'ada@example.com',
  password: 'secret',
  fullName: 'Ada Obi',
  hasAcceptedPrivacy: true,
  hasAcceptedTerms: true,
  isAdult: true,
};

/** The field errors of a changed sign-up as `path: message`, in order. */
function told(changes: object): string[] {
  const checked = check(signUpRule, { ...ada, ...changes });
  return checked.ok ? [] : checked.fieldErrors.map(({ path, message }) => `${path}: ${message}`);
}

const emailOf = (length: number): string => `${'a'.repeat(60)}@${'b.'.repeat(90)}${'c'.repeat(length - 241)}`;

describe('sign-up', () => {
  it('takes a plain one and trims it', () => {
    expect(check(signUpRule, { ...ada, email: '  Ada@Example.com ', fullName: ' Ada Obi ' })).toMatchObject({
      ok: true,
      value: { email: 'Ada@Example.com', fullName: 'Ada Obi' },
    });
  });

  it.each([
    [{ email: '' }, 'email: Invalid email address'],
    [{ email: 'ada' }, 'email: Invalid email address'],
    [{ email: 'ada@example' }, 'email: Invalid email address'],
    [{ email: 'ada@example.com\nBcc: everybody@example.com' }, 'email: Invalid email address'],
    [{ email: emailOf(256) }, 'email: Email must be at most 255 characters'],
    [{ password: '12345' }, 'password: Password must be at least 6 characters'],
    [{ password: 'x'.repeat(101) }, 'password: Password must be at most 100 characters'],
    [{ fullName: 'A' }, 'fullName: Name must be at least 2 characters'],
    [{ fullName: ' A ' }, 'fullName: Name must be at least 2 characters'],
    [{ fullName: 'A\u0000' }, 'fullName: Name must be at least 2 characters'],
    [{ fullName: 'A'.repeat(101) }, 'fullName: Name must be at most 100 characters'],
    [{ hasAcceptedPrivacy: false }, 'hasAcceptedPrivacy: You must accept all terms and confirm you are 18+'],
    [{ hasAcceptedTerms: false }, 'hasAcceptedTerms: You must accept all terms and confirm you are 18+'],
    [{ isAdult: false }, 'isAdult: You must accept all terms and confirm you are 18+'],
  ])('%j is told why', (changes, message) => expect(told(changes)).toEqual([message]));

  it('takes texts of exactly their limits', () => {
    expect(emailOf(255)).toHaveLength(255);
    expect(told({ email: emailOf(255), password: 'x'.repeat(100), fullName: 'A'.repeat(100) })).toEqual([]);
    expect(told({ password: 'x'.repeat(6), fullName: 'Al' })).toEqual([]);
  });

  it('tells one rule a field, in the order of the fields', () => {
    expect(told({ email: 'x', password: '', fullName: '', isAdult: false }).map((line) => line.split(':')[0])).toEqual([
      'fullName',
      'email',
      'password',
      'isAdult',
    ]);
  });

  it('never trims a password', () => {
    const checked = check(signInRule, { email: 'ada@example.com', password: '  six  ' });
    expect(checked).toMatchObject({ ok: true, value: { password: '  six  ' } });
  });
});

describe('a way back', () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const asks = (changes: object) =>
    check(requestResetRule, { email: 'ada@example.com', codeChallenge: challenge, ...changes });
  const resets = (changes: object) =>
    check(resetRule, {
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      newPassword: 'pineapple',
      ...changes,
    });

  it('takes a challenge and a verifier as RFC 7636 has them', () => {
    expect(asks({}).ok).toBe(true);
    expect(resets({}).ok).toBe(true);
    expect(resets({ codeVerifier: '~._-'.repeat(32) }).ok).toBe(true);
  });

  it.each([challenge.slice(1), `${challenge}A`, `${challenge.slice(1)}=`, `${challenge.slice(1)}+`, ''])(
    'refuses the challenge %j',
    (codeChallenge) => expect(asks({ codeChallenge }).ok).toBe(false),
  );

  it.each(['a'.repeat(42), 'a'.repeat(129), `${'a'.repeat(43)}+`, ''])('refuses the verifier %j', (codeVerifier) =>
    expect(resets({ codeVerifier }).ok).toBe(false),
  );

  it('and a change hold a new password and address to the rules of sign-up', () => {
    for (const newPassword of ['12345', 'x'.repeat(101)]) {
      expect(resets({ newPassword }).ok).toBe(false);
      expect(check(changePasswordRule, { newPassword }).ok).toBe(false);
    }
    expect(check(changeEmailRule, { newEmail: 'nobody' })).toMatchObject({
      fieldErrors: [{ path: 'newEmail', message: 'Invalid email address' }],
    });
  });
});
