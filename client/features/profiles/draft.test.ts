import { expect, it } from 'vitest';
import { messages } from '#rules/profiles.ts';
import { type Draft, emptyDraft, problemsOf, stepOf, steps, toInput } from './draft.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ada: Draft = {
  ...emptyDraft('Ada Obi'),
  dateOfBirth: '1999-04-12',
  gender: 'female',
  hasConsentedToDataProcessing: true,
};
const broken = (change: Partial<Draft>) => problemsOf({ ...ada, ...change }, now);

it('accepts a draft with only what is asked for', () => {
  expect(broken({})).toEqual([]);
  expect(toInput(ada)).toMatchObject({ gender: 'FEMALE', showMe: null, heightCm: null, education: null });
});

it('tells every problem of an empty form in the order of the steps', () => {
  expect(problemsOf(emptyDraft(''), now).map(({ path }) => path)).toEqual([
    'fullName',
    'dateOfBirth',
    'gender',
    'hasConsentedToDataProcessing',
  ]);
});

it.each([
  [{ dateOfBirth: '' }, messages.birthDateRequired],
  [{ dateOfBirth: '2001-02-30' }, messages.birthDateUnreal],
  [{ dateOfBirth: '2008-11-21' }, messages.underage],
  [{ gender: '' }, messages.genderRequired],
  [{ bio: 'x'.repeat(501) }, messages.longBio],
  [{ interests: 'x'.repeat(201) }, messages.longInterests],
  [{ heightCm: '90' }, messages.height],
  [{ heightCm: '170.5' }, messages.height],
  [{ heightCm: 'tall' }, messages.height],
] as [Partial<Draft>, string][])('refuses %o', (change, message) => {
  expect(broken(change).map((problem) => problem.message)).toEqual([message]);
});

it('lets somebody in on the day they turn 18', () => {
  expect(broken({ dateOfBirth: '2008-11-20' })).toEqual([]);
});

it('speaks the contract', () => {
  const full: Draft = { ...ada, showMe: 'non_binary', heightCm: '172', education: 'high_school', smoking: 'never' };
  expect(toInput(full)).toMatchObject({
    showMe: 'NON_BINARY',
    heightCm: 172,
    education: 'HIGH_SCHOOL',
    smoking: 'NEVER',
  });
});

it('knows the step of every field', () => {
  const asked = steps.flatMap(({ fields }) => [...fields]);
  expect(new Set(asked)).toEqual(new Set(Object.keys(emptyDraft(''))));
  expect(stepOf('interests')).toBe(1);
});
