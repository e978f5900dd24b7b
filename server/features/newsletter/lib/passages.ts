/** Finds passages of articles by words. An article is cut at its headings. */
import MiniSearch from 'minisearch';
import { folded } from '#rules/folding.ts';
import { wordsOf } from '#server/platform/mail/blocks.ts';
import type { Passage } from '#server/ports/coach.ts';
import { blocksOf } from './blocks.ts';

type Article = { title: string; content: string };
/** Words of questions, which say nothing about their subject. */
const stopWords = new Set(
  `abeg about after ain all also always and any are aren around ask asked asking away back because been before being best better but came
  can cant come could couldn day dem dey did didn didnt does doesn doesnt don done dont each else even ever every fit for from get gets
  getting girl give goes going good got guy had has hasn have haven her here hers him his how ill into isn isnt its ive just keep know let
  like long look made make man many match may mean more most much must need never new not now off oga okay one only other our out over
  people person please put really right said same say says see sey sha she should shouldn some someone something soon start still such take
  talk tell than that thats the their them then there these they thing things think this those too try two una use very wan want wants was
  wasn way well went were wetin wey what when where which while who whom whose why will with woman won wont would wouldn yes yet you your`.split(
    /\s+/,
  ),
);

/** Words of three letters and more, in any spelling. */
const tokenize = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !stopWords.has(word));

export function passagesOf({ title, content }: Article): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let text: string[] = [];
  const close = () => {
    if (text.length > 0) passages.push({ title, heading, text: text.join(' ') });
    text = [];
  };
  for (const block of blocksOf(content)) {
    if (block.kind === 'heading') {
      close();
      heading = wordsOf(block);
    } else text.push(wordsOf(block));
  }
  close();
  return passages;
}

/** `every`: all words must be found. Otherwise two of them, or the only one. */
export type Wanted = { words: string; limit: number; every?: boolean };
export type PassageIndex = (wanted: Wanted) => Passage[];

/** The best first, at most one of an article. */
export function indexPassages(articles: readonly Article[]): PassageIndex {
  const passages = articles.flatMap(passagesOf);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'heading', 'text'],
    tokenize,
    searchOptions: { boost: { title: 2, heading: 2 }, prefix: (term) => term.length > 4 },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, heading: passage.heading ?? '', id })));
  return ({ words, limit, every = false }) => {
    const terms = new Set(tokenize(words));
    const found = index
      .search(words)
      .filter(({ queryTerms }) => new Set(queryTerms).size >= (every ? terms.size : Math.min(2, terms.size)))
      .map(({ id }) => passages[id as number] as Passage);
    return found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at).slice(0, limit);
  };
}
