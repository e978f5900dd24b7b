import { setImmediate as nextTick } from 'node:timers/promises';
import { execute, gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createSocketLink } from './socket-link.ts';

it('asks for the code of the socket once the page is ready for it, and not before', async () => {
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  const load = vi.fn(async () => ({ socketLink: new ApolloLink(() => of({ data: { ping: true } })) }));
  const heard = vi.fn();
  const query = gql`subscription { ping }`;
  execute(createSocketLink(ready, load as never), { query }, { client: {} as never }).subscribe(heard);
  await nextTick();
  expect(load).not.toHaveBeenCalled();
  tellReady();
  await nextTick();
  expect(load).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledWith({ data: { ping: true } });
});
