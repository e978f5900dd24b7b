import { describe, expect, it } from 'vitest';
import {
  birthDates,
  deckOrder,
  drawStart,
  messages,
  poolEach,
  rankPoints,
  resetsInMinutes,
  runningWindow,
  searchWords,
  viewQuota,
} from './discovery.ts';
import { limits } from './limits.ts';

const now = new Date('2026-01-15T12:00:00Z');

describe('texts', () => {
  it('are those of the specification', () => {
    expect(messages.noSuperLikesFree).toBe('Upgrade to premium for more Super Likes');
    expect(messages.noSuperLikesPremium).toBe("You've used all your Super Likes for today");
    expect(messages.viewLimit).toBe(
      "You've viewed the maximum number of profiles this hour to protect against data scraping",
    );
  });
});

describe('birthDates', () => {
  it('admits people from their birthday to the day before the birthday after', () => {
    expect(birthDates({ minAge: 25, maxAge: 30 }, '2026-01-15')).toEqual({ after: '1995-01-15', to: '2001-01-15' });
  });

  it('has no oldest at 80', () => {
    expect(birthDates({ minAge: 18, maxAge: 80 }, '2026-01-15')).toEqual({ after: null, to: '2008-01-15' });
  });

  it('lets somebody born on 29 February turn a year older on 1 March', () => {
    expect(birthDates({ minAge: 18, maxAge: 80 }, '2026-02-28').to).toBe('2008-02-28');
    expect(birthDates({ minAge: 18, maxAge: 80 }, '2026-03-01').to).toBe('2008-03-01');
  });
});

describe('the order of the deck', () => {
  it('tells nothing finer than the day, of distance whether a town is beyond the filter’s, and nothing of likes', () => {
    expect(deckOrder).toEqual(['near', 'infront', 'fit', 'score', 'tieBreaker']);
  });
});

describe('viewQuota', () => {
  const startedAt = new Date(now.getTime() - 10 * 60_000);

  it('is 50 with no hour begun', () => {
    const whole = { limit: 50, remaining: 50, canViewMore: true, resetsAt: null };
    expect(viewQuota(null, now)).toEqual(whole);
    expect(viewQuota({ startedAt, handed: 0, viewed: 0 }, now)).toEqual(whole);
  });

  it('counts views, and ends an hour after its first person', () => {
    const resetsAt = new Date(startedAt.getTime() + 3_600_000);
    expect(viewQuota({ startedAt, handed: 20, viewed: 7 }, now)).toEqual({
      limit: 50,
      remaining: 43,
      canViewMore: true,
      resetsAt,
    });
    expect(viewQuota({ startedAt, handed: 70, viewed: 50 }, now)).toMatchObject({ remaining: 0, canViewMore: false });
    expect(resetsInMinutes(resetsAt, now)).toBe(50);
  });

  it('opens again when the hour is over', () => {
    const hour = new Date(startedAt.getTime() + 3_600_000);
    expect(viewQuota({ startedAt, handed: 70, viewed: 50 }, hour)).toMatchObject({ remaining: 50, canViewMore: true });
    expect(runningWindow({ startedAt, handed: 70, viewed: 50 }, new Date(hour.getTime() - 1))).not.toBeNull();
    expect(runningWindow({ startedAt, handed: 70, viewed: 50 }, hour)).toBeNull();
  });
});

describe('resetsInMinutes', () => {
  it('is a whole number of at least one', () => {
    expect(resetsInMinutes(new Date(now.getTime() + 1), now)).toBe(1);
    expect(resetsInMinutes(new Date(now.getTime() - 1), now)).toBe(1);
    expect(resetsInMinutes(new Date(now.getTime() + 61_000), now)).toBe(2);
  });
});

describe('the rank', () => {
  const plain = { activeDaysAgo: 30, joinedDaysAgo: 100, seen: 0, isTop: false };

  it('helps who was here of late, who is new and who pays for it, and lets give way who was seen often', () => {
    expect(rankPoints(plain)).toBe(0);
    expect([0, 1, 3, 4, 7, 8].map((activeDaysAgo) => rankPoints({ ...plain, activeDaysAgo }))).toEqual([
      15, 10, 10, 5, 5, 0,
    ]);
    expect([7, 8].map((joinedDaysAgo) => rankPoints({ ...plain, joinedDaysAgo }))).toEqual([10, 0]);
    expect([9, 10, 25, 200, 5_000].map((seen) => rankPoints({ ...plain, seen }))).toEqual([0, -1, -2, -20, -20]);
    expect(rankPoints({ ...plain, isTop: true })).toBe(20);
  });

  it('begins each day and for each viewer somewhere else, within 32 bits', () => {
    const starts = new Set(
      ['2026-11-21', '2026-11-22', '2026-11-23'].flatMap((day) =>
        ['ada', 'bola', 'chidi'].map((id) => drawStart(id, day)),
      ),
    );
    expect(starts.size).toBe(9);
    for (const start of starts) expect(start).toBe(start | 0);
    expect(drawStart('ada', '2026-11-21')).toBe(drawStart('ada', '2026-11-21'));
  });

  it('never leaves a page short that could be full', () => {
    for (const genders of [1, 2, 3, 4]) expect(poolEach(genders)).toBeGreaterThanOrEqual(limits.deck.page);
  });
});

describe('a search', () => {
  it('is words without marks, and null when it is too long', () => {
    expect(searchWords("  Ọlá O'Brien, hiking/COOKING ")).toEqual(['ola', 'o', 'brien', 'hiking', 'cooking']);
    expect(searchWords('\u202eA\u200bda')).toEqual(['ada']);
    expect(searchWords('Ɗan ƙano')).toEqual(['dan', 'kano']);
    expect(searchWords('; drop table --')).toEqual(['drop', 'table']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords('')).toEqual([]);
    expect(searchWords('q'.repeat(101))).toBeNull();
  });
});
