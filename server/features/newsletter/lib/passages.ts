/** Finds passages of articles by words. An article is cut at its headings. */
import MiniSearch from 'minisearch';
import { folded } from '#rules/folding.ts';
import { wordsOf } from '#server/platform/mail/blocks.ts';
import { blocksOf } from './blocks.ts';

type Article = { slug: string; title: string; content: string };
/** `heading` is null before the first one. */
export type Passage = { title: string; heading: string | null; text: string };
/** Words of questions, which say nothing about their subject. */
const stopWords = new Set(
  `a about after all also always am an and any are around as ask asked asking at away back be because been before being best better but by
  came can cant come could day did didnt do does doesnt dont done each else even ever every fit for from get gets getting give go goes going
  good got guy girl had has have he her here hers him his how i if ill im in into is isnt it its ive just keep know let like long look made
  make man many match may me mean more most much must my need never new no not now of off ok okay on one only or other our out over people
  person please put really right said same say says see she should so some someone something soon start still such take talk tell than that
  thats the their them then there these they thing things think this those to too try two up us use very want wants was way we well went were
  what when where which while who whom whose why will with woman wont would yes yet you your
  abeg am dey dem don e fit go im make na no oga sey sha una wan wetin wey when you`.split(/\s+/),
);

const termOf = (word: string): string | null => {
  const term = folded(word).replace(/[^\p{L}\p{N}]/gu, '');
  return term.length < 3 || stopWords.has(term) ? null : term;
};

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
    processTerm: termOf,
    searchOptions: { boost: { title: 2, heading: 2 }, prefix: (term) => term.length > 4 },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, heading: passage.heading ?? '', id })));
  return ({ words, limit, every = false }) => {
    const terms = new Set(words.split(/[^\p{L}\p{N}'’]+/u).flatMap((word) => termOf(word) ?? []));
    const found = index
      .search(words)
      .filter(({ queryTerms }) => new Set(queryTerms).size >= (every ? terms.size : Math.min(2, terms.size)))
      .map(({ id }) => passages[id as number] as Passage);
    return found.filter(({ title }, at) => found.findIndex((one) => one.title === title) === at).slice(0, limit);
  };
}
