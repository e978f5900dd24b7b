/** The rows of `npm run bench -- phone`: what each means, what it must be, and what it was when the work on phones began. */
import { median, table } from '../deck/figures.ts';

export const cells = ['3G cold', '3G warm', '4G cold', '4G warm'] as const;
export type Cell = (typeof cells)[number];
type Unit = 's' | 'ms' | 'kB' | '%' | '';

export type Row = {
  key: string;
  what: string;
  /** From when to when, as a person means it. */
  means: string;
  unit: Unit;
  /** At most. A cell without one is told only. */
  must: Partial<Record<Cell, number>>;
  /** What was measured on 23 November 2026: on 3G, cold. */
  was?: number;
};

const inTurn = (...figures: (number | undefined)[]): Row['must'] =>
  Object.fromEntries(cells.flatMap((cell, at) => (figures[at] === undefined ? [] : [[cell, figures[at]]])));
const warm = (on3G: number, on4G: number) => inTurn(undefined, on3G, undefined, on4G);
const twice = (on3G: number, on4G: number) => inTurn(on3G, on3G, on4G, on4G);
const cold = (figure: number) => inTurn(figure, undefined, figure);
const onceWarm = (figure: number) => inTurn(undefined, undefined, undefined, figure);

export const rows: readonly Row[] = [
  {
    key: 'landing',
    what: 'landing readable',
    means: 'from opening / until its headline is painted',
    unit: 's',
    must: inTurn(1.5, 0.9, 0.7, 0.4),
    was: 2.2,
  },
  {
    key: 'field',
    what: '/auth field typable',
    means: 'from opening /auth until the address field has painted a typed letter that it keeps',
    unit: 's',
    must: inTurn(1.6, 0.9, 0.8, 0.5),
    was: 8.2,
  },
  {
    key: 'send',
    what: '/auth can send',
    means: 'from opening /auth until the request of Sign In leaves, typed and tapped as early as the page lets one',
    unit: 's',
    must: inTurn(4.3, 1.5, 1.8, 0.9),
  },
  {
    key: 'card',
    what: 'first card readable',
    means: 'from opening /browse, signed in, until the name on the first card is painted',
    unit: 's',
    must: inTurn(2.4, 1.3, 1.1, 1.2),
    was: 9.1,
  },
  {
    key: 'photo',
    what: 'its photo',
    means: 'from opening /browse until the photo of the card on top is painted',
    unit: 's',
    must: inTurn(3.5, 1.3, 1.4, 1.2),
    was: 10.9,
  },
  {
    key: 'swipable',
    what: 'card can be swiped',
    means:
      'from opening /browse until the card follows a finger; that a swipe takes it away is checked after its photo',
    unit: 's',
    must: inTurn(6.0, 1.3, 2.3, 1.2),
    was: 9.1,
  },
  {
    key: 'app',
    what: 'the app has taken over',
    means: 'from opening /browse until its buttons are painted; until then a swipe waits to be sent',
    unit: 's',
    must: {},
  },
  {
    key: 'chat-shown',
    what: 'chat from the inbox: shown',
    means:
      'from the tap on a conversation in /matches until a message of it is painted; cold is a chat that the phone never held',
    unit: 's',
    must: warm(0.3, 0.3),
  },
  {
    key: 'chat-fresh',
    what: 'chat from the inbox: fresh',
    means: 'from the tap until a message is painted that was sent just before it',
    unit: 's',
    must: warm(1.0, 0.6),
  },
  {
    key: 'in-card',
    what: 'tap on Sign in to card',
    means: 'from the tap on Sign In, on a page at rest, until the name on the first card is painted',
    unit: 's',
    must: twice(1.8, 0.9),
    was: 6.1,
  },
  {
    key: 'in-photo',
    what: 'tap on Sign in to photo',
    means: 'from the same tap until the photo of that card is painted',
    unit: 's',
    must: twice(2.6, 1.3),
  },
  {
    key: 'swipe',
    what: 'swipe to next paint',
    means: 'from lifting the finger until the frame with the next card is drawn, the median of twenty',
    unit: 'ms',
    must: onceWarm(16),
    was: 17,
  },
  {
    key: 'swipe-least',
    what: 'the same of empty boxes',
    means: 'the same fingers on a page that only puts one box in the place of another: the least that this machine can',
    unit: 'ms',
    must: {},
  },
  {
    key: 'bytes',
    what: 'bytes of 20 cards, app cached',
    means:
      'both ways over the line, from opening /browse with its files cached until 20 cards were swiped, a second photo seen on one in three',
    unit: 'kB',
    must: onceWarm(1_000),
    was: 2_500,
  },
  {
    key: 'saver',
    what: 'the same with the saver',
    means: 'the same with the data saver, each photo seen after a tap on it',
    unit: 'kB',
    must: onceWarm(450),
  },
  {
    key: 'saver-meter',
    what: 'the meter beside the line',
    means: 'how far the meter of the settings page is from the bytes over the line, in that visit and the page itself',
    unit: '%',
    must: onceWarm(5),
  },
  {
    key: 'js-landing',
    what: 'JavaScript before use: landing',
    means: 'compressed bodies of the scripts that are asked for before the load event',
    unit: 'kB',
    must: cold(5),
  },
  {
    key: 'js-auth',
    what: 'JavaScript before use: /auth',
    means: 'the same until it can send',
    unit: 'kB',
    must: cold(95),
  },
  {
    key: 'js-browse',
    what: 'JavaScript before use: /browse',
    means: 'the same until the card can be swiped',
    unit: 'kB',
    must: cold(165),
    was: 282,
  },
  {
    key: 'js-chat',
    what: 'JavaScript before use: chat',
    means: 'the same of a chat that is opened by its address, until a message is painted',
    unit: 'kB',
    must: inTurn(undefined, undefined, 165),
  },
  {
    key: 'scripts',
    what: 'scripts of the fullest route',
    means:
      'the most scripts that one route asks for before its use; of routes without a row above, before their heading is there',
    unit: '',
    must: cold(8),
    was: 43,
  },
];

/** Every figure that was taken, by row and cell. */
export function createFigures() {
  const kept = new Map<string, number[]>();
  const nameOf = (key: string, cell: Cell) => `${key} ${cell}`;
  return {
    add(key: string, cell: Cell, value: number): void {
      const name = nameOf(key, cell);
      kept.set(name, [...(kept.get(name) ?? []), value]);
    },
    /** Keeps the largest. */
    most(key: string, cell: Cell, value: number): void {
      const name = nameOf(key, cell);
      kept.set(name, [Math.max(value, ...(kept.get(name) ?? []))]);
    },
    of: (key: string, cell: Cell): number => median(kept.get(nameOf(key, cell)) ?? []),
  };
}
export type Figures = ReturnType<typeof createFigures>;

const written = (value: number | undefined, unit: Unit): string =>
  value === undefined || Number.isNaN(value) ? '' : value.toFixed(unit === 's' || unit === '%' ? 1 : 0);

const isMet = (row: Row, figures: Figures): boolean =>
  cells.every((cell) => !(row.must[cell] !== undefined && missed(row, cell, figures)));
/** A figure that is missing is missed. */
const missed = (row: Row, cell: Cell, figures: Figures): boolean =>
  !(figures.of(row.key, cell) <= (row.must[cell] ?? Infinity));

function lineOf(row: Row, figures: Figures): string[] {
  const must = cells.map((cell) => written(row.must[cell], row.unit) || '-').join(' / ');
  return [
    `${row.what}${row.unit === '' ? '' : `, ${row.unit}`}`,
    ...cells.map((cell) => {
      const figure = written(figures.of(row.key, cell), row.unit);
      return figure !== '' && missed(row, cell, figures) ? `${figure} !` : figure;
    }),
    must,
    written(row.was, row.unit),
    isMet(row, figures) ? 'ok' : 'MISSED',
  ];
}

/** Prints these rows; false when one is missed. */
export function judge(asked: readonly Row[], figures: Figures): boolean {
  const heads = ['row', ...cells, 'must', '23 Nov, 3G cold', ''];
  const lines = asked.map((row) => lineOf(row, figures));
  console.log(table(heads, lines));
  return asked.every((row) => isMet(row, figures));
}
