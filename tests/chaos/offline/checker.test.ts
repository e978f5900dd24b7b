/** Whether the checker of `npm run chaos -- --offline` sees what it looks for. */
import { describe, expect, it } from 'vitest';
import { check, unsure, type Wrong } from './checker.ts';
import type { Event, Happening } from './history.ts';
import { missedPlants, plants } from './plant.ts';
import { certain, scriptOf } from './script.ts';

const dated = (happenings: readonly Happening[]): Event[] =>
  happenings.map((happening, at): Event => ({ at, ...happening }));

type Decision = 'pass' | 'like' | 'undo';
const wrote = (text: string): Happening => ({ kind: 'did', isShown: true, act: 'write', match: 'm', text });
const keptWords = (text: string): Happening => ({ kind: 'kept', id: `id ${text}`, act: 'write', match: 'm', text });
const row = (text: string, seq: number): Happening => ({ kind: 'message', match: 'm', seq, id: `id ${text}`, text });
const did = (act: Decision, person: string): Happening => ({ kind: 'did', isShown: true, act, person });
const kept = (act: Decision, person: string, id = `id ${act} ${person}`): Happening => ({
  kind: 'kept',
  id,
  act,
  person,
});
const is = (person: string, as: 'liked' | 'passed'): Happening => ({ kind: 'swipe', as, person });

const clean = dated([
  wrote('one'),
  keptWords('one'),
  did('pass', 'chidi'),
  kept('pass', 'chidi'),
  wrote('two'),
  did('pass', 'emeka'),
  did('undo', 'emeka'),
  keptWords('two'),
  did('like', 'femi'),
  row('one', 1),
  row('two', 2),
  is('chidi', 'passed'),
  is('femi', 'liked'),
]);

const wrongsOf = (events: readonly Event[]): Wrong[] => [...new Set(check(events).map(({ wrong }) => wrong))];

describe('the checker of the offline runs', () => {
  it('passes a clean history', () => {
    expect(check(clean)).toEqual([]);
    expect(check([])).toEqual([]);
  });

  it.each(plants)('catches $name', ({ plant, wrong }) => {
    expect(wrongsOf(plant(clean) ?? [])).toEqual([wrong]);
  });

  it('is not said to catch what it does not', () => {
    expect(missedPlants([clean])).toEqual([]);
    // A kill that came before the device had it: then nobody can miss it.
    expect(unsure(clean).size).toBe(0);
  });

  it.each<[name: string, acts: Decision[], ends: ('liked' | 'passed' | null)[]]>([
    ['a pass', ['pass'], ['passed']],
    ['a pass that was undone', ['pass', 'undo'], [null]],
    ['a second pass after the undo', ['pass', 'undo', 'pass'], ['passed']],
    ['a like after a pass', ['pass', 'like'], ['liked']],
    ['a like, whatever another tab does', ['like', 'pass', 'undo'], ['liked']],
    ['the undo of the second of two passes, which may be refused', ['pass', 'pass', 'undo'], ['passed', null]],
  ])('knows how a person stands after %s', (_, acts, ends) => {
    const story = dated(acts.map((act) => did(act, 'chidi')));
    for (const as of ['liked', 'passed', null] as const) {
      const found = check([...story, ...(as === null ? [] : dated([is('chidi', as)]))]);
      expect(found.length, `${acts}: ${as}`).toBe(ends.includes(as) ? 0 : 1);
    }
  });

  it('leaves open only what a kill took before the device had it', () => {
    const killed = dated([
      ...[wrote('one'), keptWords('one'), did('pass', 'chidi'), kept('pass', 'chidi'), did('undo', 'chidi')],
      ...[wrote('two'), { kind: 'killed' } as const, wrote('three')],
    ]);
    expect([...unsure(killed)]).toEqual([killed[4], killed[5]]);
    expect(check([...killed, ...dated([row('one', 1), row('three', 2), is('chidi', 'passed')])])).toEqual([]);
    expect(check([...killed, ...dated([row('one', 1), row('two', 2), row('three', 3)])])).toEqual([]);
    // Still in the order of writing, and what came after the kill is no more open than what the device had.
    expect(wrongsOf([...killed, ...dated([row('one', 1), row('three', 2), row('two', 3)])])).toEqual(['out of order']);
    expect(wrongsOf([...killed, ...dated([row('one', 1)])])).toEqual(['lost']);
    expect(wrongsOf([...killed, ...dated([row('three', 1)])])).toEqual(['lost']);
  });

  it('takes a record that is written again for the same', () => {
    const twice = dated([
      did('pass', 'chidi'),
      kept('pass', 'chidi', 'a'),
      kept('pass', 'chidi', 'a'),
      did('undo', 'chidi'),
      did('pass', 'chidi'),
    ]);
    expect(unsure([...twice, { kind: 'killed', at: 9 }]).size).toBe(2);
  });

  it.each<[name: string, more: Happening[], wrong: Wrong]>([
    ['a text that nobody wrote', [row('x', 3)], 'invented'],
    ['a row under another id', [wrote('x'), keptWords('x'), { ...row('x', 3), id: 'other' } as Happening], 'altered'],
    ['somebody liked and passed', [is('femi', 'passed')], 'doubled'],
    ['what still waits', [{ kind: 'left', what: 'a pass' }], 'stuck'],
  ])('catches %s', (_, more, wrong) => {
    expect(wrongsOf([...clean, ...dated(more)])).toEqual([wrong]);
  });
});

it('makes the same script for a seed, and every third one has kills', () => {
  expect(scriptOf(7)).toEqual(scriptOf(7));
  expect(scriptOf(7)).not.toEqual(scriptOf(8));
  for (let seed = 0; seed < 60; seed += 1) {
    const { hasKills, steps } = scriptOf(seed);
    expect(steps.some((step) => step.do === 'kill')).toBe(hasKills);
    expect(hasKills).toBe(seed % 3 === 0);
  }
  for (const { faults } of certain) expect(faults.some(({ kind }) => kind !== 'none')).toBe(true);
});
