import { expect, it } from 'vitest';
import { pageNamed } from './coach-guide.ts';
import { judgedSets } from './coach-judged.ts';
import { learnTopics, topicOf } from './coach-topics.ts';

const isAbout = ({ kind, intent }: { kind: string; intent: string }) => kind === 'ask' && intent === 'advice';

it('every topic has its page', () => {
  const topics = new Set(judgedSets.flatMap(({ texts }) => texts.flatMap(({ topic }) => topic ?? [])));
  expect(topics.size).toBeGreaterThan(45);
  for (const topic of topics) expect(pageNamed(topic), topic).toBeDefined();
});

it('what it has not learned from is rarely sent to the wrong page', () => {
  const heard = judgedSets.flatMap(({ name, texts }) => {
    const others = judgedSets.filter((set) => set.name !== name).flatMap((set) => set.texts);
    const topicOf = learnTopics(others);
    return texts.filter(isAbout).map(({ text, topic }) => ({ topic, heard: topicOf(text) }));
  });
  const shareOf = (some: typeof heard): number =>
    some.filter((each) => each.heard?.topic === each.topic).length / some.length;
  const named = heard.filter((each) => each.heard !== null);
  expect(named.length / heard.length).toBeGreaterThan(0.65);
  expect(shareOf(named)).toBeGreaterThan(0.78);
  expect(shareOf(named.filter((each) => each.heard?.isSure))).toBeGreaterThan(0.9);
});

it.each([
  ['who is to foot the bill on the first outing', 'whoPays'],
  ['at what point do I tell a man about my 4 year old daughter', 'kids'],
  ['my girlfriend moved to Canada, can this work', 'distance'],
  ['I earn less than my woman and I feel small', 'earnings'],
  ['she said we should just be friends', 'justFriends'],
  ['purple monkeys compile quickly', null],
])('“%s” is about %s', (text, topic) => expect(topicOf(text)?.topic ?? null).toBe(topic));
