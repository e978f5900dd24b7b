/** Loaded while the form is filled in: to sign in needs no rules, and the page waits for nothing that only a new account needs. */
import { signUpRule } from '#rules/accounts.ts';
import { check } from '#rules/validation.ts';

export const checkSignUp = (given: object) => check(signUpRule, given);
