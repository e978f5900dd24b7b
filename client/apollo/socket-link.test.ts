import { execute, gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createSocketLink } from './socket-link.ts';

it('asks for the code of the socket once the page has its first answer, and not at once', async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const load = vi.fn(async () => ({ socketLink: new ApolloLink(() => of({ data: { ping: true } })) }));
  const heard = vi.fn();
  const query = gql`subscription { ping }`;
  execute(createSocketLink(answered, load as never), { query }, { client: {} as never }).subscribe(heard);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(heard).toHaveBeenCalledWith({ data: { ping: true } });
  vi.useRealTimers();
});
