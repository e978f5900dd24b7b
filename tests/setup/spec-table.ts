/**
 * The spec table: each row is named by a sentence of the product's specification, word for word, and asks the running product whether it
 * holds. The specification itself is not in this repository.
 * Numbers and texts in a row are typed in from the specification, never taken from the product's own constants.
 */
import { it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import { mutations } from '#tests/setup/contract-inputs.ts';

/** One row. */
export function row(quote: string, holds: () => Promise<void>): void {
  it(`“${quote}”`, holds);
}

type Send = (input: Record<string, unknown>, by?: Person) => Promise<Data>;

const SELECTIONS = `__typename ... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }`;

/** A mutation by its name as a function of its input; `extra` selects more of the payload. Fails on top-level errors. */
export function mutation(app: () => TestApp, name: string, extra = ''): Send {
  const takesInput = mutations.some(({ field }) => field === name);
  const input = `${name.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const [variables, argument] = takesInput ? [`($input: ${input})`, '(input: $input)'] : ['', ''];
  // Only some payloads can hold InvalidInput, and a document that asks the others for it would be refused.
  const plain = SELECTIONS.replace(/ \.\.\. on InvalidInput.*/, '');
  return async (given, by) => {
    for (const selections of [SELECTIONS, plain]) {
      const document = `mutation Row${variables} { ${name}${argument} { ${selections} ${extra} } }`;
      const answer = await app().gql(document, takesInput ? { input: given } : {}, by?.accessToken);
      if (answer.data !== undefined && answer.data !== null) return answer.data[name];
      if (!/InvalidInput/.test(answer.body)) throw new Error(answer.body);
    }
    throw new Error(`${name} answers nothing`);
  };
}

/** The message at one field of an answer that says InvalidInput, or undefined. */
export function blamed(payload: Data, path: string): string | undefined {
  return payload.fieldErrors?.find((error: { path: string }) => error.path === path)?.message;
}

/** So many letters. */
export const letters = (count: number): string => 'x'.repeat(count);

/** Somebody new without a profile. */
export const nobodyYet = (app: TestApp): Promise<Person> => person(app, 'Newcomer', { profile: false });
