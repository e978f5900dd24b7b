import { expect, it } from 'vitest';
import { messages } from '#rules/profiles.ts';
import type { ProfileDraft } from './draft.ts';
import { draftOf, isSame, problemsOfEdit, toUpdate } from './edit-draft.ts';
import type { EditForm_ProfileFragment } from './profiles.generated.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ada: EditForm_ProfileFragment = {
  __typename: 'OwnProfile',
  id: 'ada',
  fullName: 'Ada Obi',
  dateOfBirth: '1999-04-12',
  isBirthDateFrozen: false,
  gender: 'NON_BINARY',
  bio: 'I run a small bakery.',
  location: 'Ibadan, Oyo',
  interests: ['Highlife', 'Chess'],
  heightCm: 172,
  education: 'HIGH_SCHOOL',
  religion: null,
  smoking: 'NEVER',
  drinking: null,
  town: { __typename: 'Town', id: '7', label: 'Ibadan, Oyo' },
  defaultFilter: { __typename: 'DeckFilter', gender: 'MALE' },
} as EditForm_ProfileFragment;
const draft = draftOf(ada);
const broken = (change: Partial<ProfileDraft>) => problemsOfEdit({ ...draft, ...change }, now);

it('shows the profile as it is and sends it back unchanged', () => {
  expect(broken({})).toEqual([]);
  expect(toUpdate(draft)).toEqual({
    fullName: 'Ada Obi',
    dateOfBirth: '1999-04-12',
    gender: 'NON_BINARY',
    bio: 'I run a small bakery.',
    location: 'Ibadan, Oyo',
    townId: '7',
    interests: 'Highlife, Chess',
    heightCm: 172,
    education: 'HIGH_SCHOOL',
    religion: null,
    smoking: 'NEVER',
    drinking: null,
    showMe: 'MALE',
  });
});

it('names no town for a text of one’s own', () => {
  expect(draftOf({ ...ada, location: 'Bodija' }).townId).toBeNull();
});

it.each([
  [{ gender: '' }, messages.genderRequired],
  [{ bio: 'Too short' }, messages.shortBio],
  [{ bio: 'x'.repeat(501) }, messages.longBio],
  [{ location: 'X' }, messages.shortLocation],
  [{ interests: 'Jazz' }, messages.shortInterests],
  [{ interests: 'x'.repeat(301) }, messages.longEditInterests],
  [{ dateOfBirth: '' }, messages.birthDateRequired],
  [{ dateOfBirth: '2008-11-21' }, messages.underage],
  [{ heightCm: '90' }, messages.height],
] as [Partial<ProfileDraft>, string][])('refuses %o', (change, message) => {
  expect(broken(change).map((problem) => problem.message)).toEqual([message]);
});

it('tells the problems in the order of the page', () => {
  const paths = broken({ interests: '', bio: '', fullName: '', heightCm: '1' }).map(({ path }) => path);
  expect(paths).toEqual(['fullName', 'bio', 'interests', 'heightCm']);
});

it('knows whether anything changed', () => {
  expect(isSame(draft, { ...draft })).toBe(true);
  expect(isSame(draft, { ...draft, townId: null })).toBe(false);
});
