import { describe, expect, it } from 'vitest';
import { signInRule, signUpRule } from './accounts.ts';
import { check } from './validation.ts';

const ada = {
  email: 'ada@example.com',
  password: 'secret',
  fullName: 'Ada Obi',
  acceptsPrivacy: true,
  acceptsTerms: true,
  confirmsAdult: true,
};

/** What a changed sign-up is told: `path: message`, in order. */
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
    [{ acceptsPrivacy: false }, 'acceptsPrivacy: You must accept all terms and confirm you are 18+'],
    [{ acceptsTerms: false }, 'acceptsTerms: You must accept all terms and confirm you are 18+'],
    [{ confirmsAdult: false }, 'confirmsAdult: You must accept all terms and confirm you are 18+'],
  ])('%j is told why', (changes, message) => expect(told(changes)).toEqual([message]));

  it('takes texts of exactly their limits', () => {
    expect(emailOf(255)).toHaveLength(255);
    expect(told({ email: emailOf(255), password: 'x'.repeat(100), fullName: 'A'.repeat(100) })).toEqual([]);
    expect(told({ password: 'x'.repeat(6), fullName: 'Al' })).toEqual([]);
  });

  it('tells one rule a field, in the order of the fields', () => {
    expect(
      told({ email: 'x', password: '', fullName: '', confirmsAdult: false }).map((line) => line.split(':')[0]),
    ).toEqual(['fullName', 'email', 'password', 'confirmsAdult']);
  });

  it('never trims a password', () => {
    const checked = check(signInRule, { email: 'ada@example.com', password: '  six  ' });
    expect(checked).toMatchObject({ ok: true, value: { password: '  six  ' } });
  });
});
