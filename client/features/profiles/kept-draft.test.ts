import { beforeEach, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { forgetKept, readKept, writeKept } from './kept-draft.ts';

beforeEach(() => localStorage.clear());
const draft = { ...emptyDraft('Ada'), bio: 'Baker', townId: '7', hasConsentedToDataProcessing: true };

it('keeps step and values for the same person only', () => {
  writeKept(localStorage, 'ada', { step: 2, draft });
  expect(readKept(localStorage, 'ada', 'Ada')).toEqual({ step: 2, draft });
  expect(readKept(localStorage, 'bola', 'Bola')).toEqual({ step: 0, draft: emptyDraft('Bola') });
});

it('forgets with the setup', () => {
  writeKept(localStorage, 'ada', { step: 2, draft });
  forgetKept(localStorage);
  expect(readKept(localStorage, 'ada', 'Ada').step).toBe(0);
});

it('ends with the session, which clears everything under its prefix', () => {
  writeKept(localStorage, 'ada', { step: 0, draft });
  expect(Object.keys(localStorage).every((key) => key.startsWith('zobo.'))).toBe(true);
});

it.each([
  'nonsense',
  '{}',
  '{"viewerId":"ada","step":99,"draft":{"bio":7,"townId":3,"old":"field"}}',
  '{"viewerId":"ada","step":"2","draft":null}',
])('takes nothing that does not fit from %s', (kept) => {
  localStorage.setItem('zobo.setup', kept);
  expect(readKept(localStorage, 'ada', 'Ada').draft).toEqual(emptyDraft('Ada'));
});
