/** The contract says which values are credentials, and a document holds one field that takes any. */
import { buildSchema, getNamedType, isInputObjectType, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { credentialFieldsOf } from '#server/edge/graphql/credentials.ts';
import { examine } from '#server/edge/graphql/limits.ts';
import { contract } from '#tests/setup/contract-inputs.ts';

/** Words in a name that speak of a credential. */
const words = new Set([
  ...['password', 'passphrase', 'passcode', 'pass', 'pwd', 'code', 'token', 'secret', 'pin', 'otp', 'totp'],
  ...['verifier', 'challenge', 'credential', 'signature', 'nonce', 'key'],
]);
const isNamedLikeOne = (name: string): boolean =>
  (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? []).some((word) => words.has(word.toLowerCase()));

/** Every argument and every field of an input that takes a text. */
const texts = Object.values(contract.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  const places = isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field }))
    : isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, args }) =>
          args.map((field) => ({ place: `${type.name}.${name}(${field.name})`, field })),
        )
      : [];
  return places.filter(({ field }) => getNamedType(field.type).name === 'String');
});
const isMarked = ({ field }: (typeof texts)[number]): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'credential') === true;

const fields = credentialFieldsOf(contract);
const verdict = (document: string) =>
  examine(parse(document), { introspection: false, credentialFields: fields }).fault?.extensions.code;

test('every text that is named like a credential is marked as one', () => {
  const unmarked = texts.filter((text) => isNamedLikeOne(text.field.name) && !isMarked(text));
  expect(unmarked.map(({ place }) => place)).toEqual([]);
  expect(texts.filter(isMarked).length).toBeGreaterThan(20);
});

describe('of the fields that take a credential', () => {
  test('these are known', () => {
    expect([...fields].sort()).toEqual([
      'answerFriendInvitation',
      'appealSuspension',
      'changeEmail',
      'changePassword',
      'checkIn',
      'confirmTwoFactor',
      'disableTwoFactor',
      'exportMyData',
      'friendInvitation',
      'openSharedPlan',
      'refreshSession',
      'replaceRecoveryCodes',
      'requestPasswordReset',
      'requestSignInCode',
      'resetPassword',
      'sendSharedPlanCode',
      'setCheckInPins',
      'signIn',
      'signInWithCode',
      'signOut',
      'signUp',
      'startTwoFactor',
      'subscribeToNewsletter',
      'unsubscribeFromNewsletter',
      'verifyEmail',
    ]);
  });

  test.each([...fields])('%s stands once in a document', (field) => {
    expect(verdict(`mutation { ${field} { __typename } }`)).toBeUndefined();
    expect(verdict(`mutation { ${field} { __typename } again: ${field} { __typename } }`)).toBe('TOO_COSTLY');
    expect(verdict(`mutation { ${field} { __typename } signIn { __typename } a: signIn { __typename } }`)).toBe(
      'TOO_COSTLY',
    );
  });

  test('a credential counts as an argument, and in an input within an input', () => {
    const nested = buildSchema(`
      directive @credential on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      type Query { open(name: String): Int direct(pin: String @credential): Int deep(outer: [Outer!]!): Int }
      input Outer { inner: Inner outer: Outer }
      input Inner { pin: String @credential outer: Outer }`);
    expect([...credentialFieldsOf(nested)]).toEqual(['direct', 'deep']);
  });
});
