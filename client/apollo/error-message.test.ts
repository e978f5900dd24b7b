import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { messageOf } from './error-message.ts';

it.each([
  ['of the server', new CombinedGraphQLErrors({ errors: [{ message: 'Too many attempts.' }] }), 'Too many attempts.'],
  ['of a network that failed', new TypeError('Failed to fetch'), 'Please try again.'],
  ['that are no error', null, 'Please try again.'],
])('shows the words %s', (_, error, shown) => {
  expect(messageOf(error, 'Please try again.')).toBe(shown);
});
