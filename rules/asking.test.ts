import { describe, expect, test } from 'vitest';
import * as prompts from '#tests/setup/asked-prompts.ts';
import { askingScore, wayOf } from './asking.ts';

const toTheCoach = [
  'Give me an opener for football and jollof',
  'Where can I take a girl in Ibadan with 10,000 naira?',
  'he wants our first meeting at his house at night',
  'What should I say to her first?',
  'How do I ask him out?',
  'Should I text her again?',
  'Is it okay to split the bill?',
  'Can you give me an opener for somebody who likes films?',
  'Coach, what do you think?',
  'She stopped replying since Monday',
  'She has not replied for two days',
  'He asked me for my account number',
  'She left me on read',
  'Any tips for a first date?',
  'What should I wear to the restaurant?',
  'a cheap place for a first date in Lekki',
  'How long should I wait before a second date?',
  'Wetin I go talk to am?',
  'Which side we fit go for Abuja with 15k?',
  'wia i fit carry this babe go for PH',
  'She no dey reply me again',
  'How I go take ask am out?',
  'Abeg wetin make I wear for first date?',
  'Im wan make I come im house',
  'Dem wan make I send airtime, dem say na money for data',
  'Advise me on how to answer him',
];

const toTheMatch = [
  'Hi dear',
  'You have a beautiful smile',
  'How was your day?',
  'Where are you from?',
  'What do you like to eat?',
  'Can we meet on Saturday at 4pm at Freedom Park?',
  'I sing in the choir at church',
  'Suya or jollof?',
  'Abeg you fine die',
  'How far na, wetin you dey do?',
  'I have a new boss in the office',
  'What are you looking for?',
  'Sorry, I was busy',
  'Should we talk about your trip?',
  'Where should we meet you?',
  'Send me your picture',
];

describe('who is meant', () => {
  test.each(toTheCoach)('the coach: %s', (text) => expect(wayOf(text), String(askingScore(text))).toBe('coach'));
  test.each(toTheMatch)('the match: %s', (text) => expect(wayOf(text), String(askingScore(text))).not.toBe('coach'));

  test('who may be meant hears how to ask', () => {
    expect(wayOf('My mother called, she is fine')).toBe('unsure');
    expect(wayOf('What should I bring when I meet you?')).toBe('unsure');
  });
});

/** The harmonic mean of precision and recall. */
function f1(meant: readonly string[], others: readonly string[], isTaken: (text: string) => boolean): number {
  const right = meant.filter(isTaken).length;
  const wrong = others.filter(isTaken).length;
  return (2 * right) / (2 * right + wrong + (meant.length - right));
}

test('of nearly two hundred messages the two are told apart, and no line to a match is taken for a question', () => {
  const { toTheCoach: asked, toTheMatch: practised } = prompts;
  const isAsked = (text: string) => wayOf(text) === 'coach';
  const macro = (f1(asked, practised, isAsked) + f1(practised, asked, (text) => !isAsked(text))) / 2;
  expect(asked.length + practised.length).toBeGreaterThan(170);
  expect(practised.filter(isAsked)).toEqual([]);
  expect(macro).toBeGreaterThanOrEqual(0.95);
});
