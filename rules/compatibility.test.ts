import { describe, expect, it } from 'vitest';
import { type CompatibilitySide, compatibility, splitInterests } from './compatibility.ts';

const nobody: CompatibilitySide = {
  age: 30,
  interests: [],
  education: null,
  religion: null,
  smoking: null,
  drinking: null,
};
const ada: CompatibilitySide = {
  age: 30,
  interests: ['Music', 'Travel', 'Food', 'Art', 'Chess'],
  education: 'masters',
  religion: 'christian',
  smoking: 'never',
  drinking: 'socially',
};

describe('compatibility', () => {
  it.each([
    [0, 0],
    [1, 10],
    [3, 30],
    [4, 40],
    [5, 40],
  ])('gives %i shared interests %i points, at most 40', (shared, earned) => {
    const other = { ...nobody, age: 60, interests: ada.interests.slice(0, shared) };
    expect(compatibility(ada, other).score).toBe(earned);
  });

  it.each([
    [0, 20],
    [3, 20],
    [4, 15],
    [5, 15],
    [6, 10],
    [10, 10],
    [11, 0],
  ])('gives an age difference of %i years %i points, either way', (years, earned) => {
    expect(compatibility(nobody, { ...nobody, age: 30 + years }).score).toBe(earned);
    expect(compatibility({ ...nobody, age: 30 + years }, nobody).score).toBe(earned);
  });

  it.each([
    ['education', 15],
    ['religion', 10],
    ['smoking', 7.5],
    ['drinking', 7.5],
  ] as const)('gives the same %s %d points', (field, earned) => {
    expect(compatibility(ada, { ...nobody, age: 60, [field]: ada[field] }).score).toBe(earned);
  });

  it('gives nothing for what neither has said', () => {
    expect(compatibility({ ...nobody, age: 60 }, nobody)).toEqual({ level: 'low', score: 0, reasons: [] });
  });

  it('is 100 and high for two alike, with the reasons that earn most first', () => {
    const alike = compatibility(ada, ada);
    expect(alike.score).toBe(100);
    expect(alike.level).toBe('high');
    expect(alike.reasons).toHaveLength(6);
    expect(alike.reasons[0]).toBe('You share 5 interests: Music, Travel, Food');
  });

  it.each([
    [['Music', 'Travel', 'Food'], 'masters', 'christian', 0, 'high', 75],
    [['Music', 'Travel', 'Food'], 'masters', null, 4, 'medium', 60],
    [['Music', 'Travel'], null, null, 0, 'medium', 40],
    [['Music', 'Travel'], null, null, 4, 'low', 35],
    [['Music', 'Travel', 'Food', 'Art'], null, 'christian', 0, 'high', 70],
  ] as const)(
    'puts the levels at 70 and 40: %j %s %s, %i years apart',
    (interests, education, religion, years, level, score) => {
      const other = { ...nobody, interests, education, religion, age: 30 + years };
      expect(compatibility(ada, other)).toMatchObject({ level, score });
    },
  );

  it('compares interests without case and outer spaces', () => {
    expect(compatibility(ada, { ...nobody, age: 60, interests: [' mUSIC '] }).score).toBe(10);
  });
});

describe('splitInterests', () => {
  it('splits at commas, trims, and drops what is empty or there already', () => {
    expect(splitInterests(' Music,travel , ,, MUSIC,Suya & jollof ')).toEqual(['Music', 'travel', 'Suya & jollof']);
    expect(splitInterests('')).toEqual([]);
  });
});
