/** Keys of inputs that are not in the contract: what only the server decides is not to be set by anybody. */
import { coerceInputValue, type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { contract, mutations, privileged, validValue } from '#tests/setup/contract-inputs.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada', { plan: 'soul' });
});
afterAll(() => app.stop());

describe('keys that are not in the contract', () => {
  const inputs = Object.values(contract.getTypeMap()).filter(isInputObjectType);
  const strange = (input: GraphQLInputObjectType) => privileged.filter((key) => !(key in input.getFields()));

  test.each(inputs.map((input) => [input.name, input] as const))('%s refuses each of them', (_name, input) => {
    for (const key of strange(input)) {
      const given = { ...(validValue(input) as object), ...JSON.parse(`{${JSON.stringify(key)}: true}`) };
      const faults: string[] = [];
      coerceInputValue(given, input, (_path, _value, { message }) => void faults.push(message));
      expect(faults.join('\n'), key).toContain(`Field "${key}" is not defined by type "${input.name}"`);
    }
  });

  test('no input names what only the server decides, but for a search among the verified', () => {
    const named = inputs.flatMap((input) =>
      privileged.filter((key) => key in input.getFields()).map((key) => `${input.name}.${key}`),
    );
    expect(named).toEqual(['DeckFilterInput.isVerified']);
  });

  test('the API refuses them, whole', async () => {
    for (const { field, input, query } of mutations) {
      const given = { ...(validValue(input) as object), isAdmin: true, verified: true };
      const { status, errors, data } = await app.gql(query, { input: given }, ada.accessToken);
      expect([field, status, data]).toEqual([field, 400, undefined]);
      expect(
        errors?.every(({ message }) => /is not defined by type/.test(message)),
        field,
      ).toBe(true);
    }
  });
});
