import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { helpLines } from '#rules/crisis.ts';
import { enter } from '#tests/setup/enter.ts';
import { DraftView } from './DraftView.tsx';
import { texts } from './texts.ts';

const feedback = { warmth: 4, clarity: 3, curiosity: 2, strengths: ['Kind'], suggestions: [], rewrite: null };
let root: Root;
let here: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  here = document.createElement('div');
  document.body.replaceChildren(here);
  root = createRoot(here);
});
afterEach(() => act(() => root.unmount()));

/** Requests the review of a draft and gives this answer. */
async function review(answer: object): Promise<void> {
  const reviewDraft = { __typename: 'ReviewDraftSuccess', ...answer };
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => of({ data: { reviewDraft } })) });
  act(() =>
    root.render(
      <ApolloProvider client={client}>
        <DraftView isAllowed onClose={() => {}} onUse={() => {}} />
      </ApolloProvider>,
    ),
  );
  const field = here.querySelector('textarea') as HTMLTextAreaElement;
  act(() => enter(field, 'A draft'));
  await act(async () => here.querySelector('form')?.requestSubmit());
}

const part = (label: string) => here.querySelector(`section [aria-label="${label}"]`);
const numbers = () => [...here.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

it('shows what the coach thinks of a draft', async () => {
  await review({ hasHelpLines: false, feedback: { __typename: 'DraftFeedback', ...feedback } });
  expect(part(texts.feedback)?.textContent).toContain(texts.ofFive(4));
  expect(part(texts.helpLines)).toBeNull();
});

it('judges no draft of somebody in need: it shows people to call', async () => {
  await review({ hasHelpLines: true, feedback: null });
  expect(part(texts.helpLines)).not.toBeNull();
  expect(numbers()).toEqual(helpLines.map(({ number }) => `tel:${number.replaceAll(' ', '')}`));
  expect(part(texts.feedback)).toBeNull();
});
