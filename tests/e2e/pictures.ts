/** The pictures of the README and of docs/screens.md: what they show, and of three of them when they are out of date. */
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { inputsHash } from '../../tooling/build-inputs.ts';

export const folder = 'docs/screenshots';
/** What each picture was taken of, as `hashesNow` gave it then. */
export const taken = `${folder}/taken-of.json`;

const header = ['client/shell/Header.tsx', 'client/shell/navigation.ts', 'client/tokens.css'];
const discovery = ['BrowseHeader', 'DeckCard', 'SwipeBar'];
const chat = ['ChatHeader', 'ChatList', 'Bubble', 'Composer'];
const within = (feature: string, names: readonly string[]): string[] =>
  names.map((name) => `client/features/${feature}/${name}.tsx`);

/** The files that each page shows the most of. Others may change a picture too: take them again whenever they look old. */
export const pictures = {
  landing: { path: paths.home, files: [...header, ...within('home', ['HomePage', 'HeroActions'])] },
  browse: { path: paths.browse, files: [...header, ...within('discovery', discovery)] },
  chat: { path: paths.chat, files: [...header, ...within('chat', chat)] },
} as const;

/** One hash a picture, over the files that it shows. */
export async function hashesNow(root: string): Promise<Record<string, string>> {
  const hashes = Object.entries(pictures).map(
    async ([name, { files }]) => [name, await inputsHash(root, files)] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

export const widths = {
  phone: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;
export const schemes = ['light', 'dark'] as const;

const looks = (Object.keys(widths) as (keyof typeof widths)[]).flatMap((width) =>
  schemes.map((scheme) => ({ width, scheme })),
);
export const fileOf = (name: string, width: keyof typeof widths, scheme: (typeof schemes)[number]): string =>
  `${name}-${width}-${scheme}.webp`;

const ownNames: readonly [pattern: RegExp, name: string][] = [
  [/^\/$/, 'landing'],
  [/^\/no\//, 'not-found'],
  [/^\/chat\//, 'chat'],
  [/^\/games\//, 'game'],
  [/\?article=/, 'article'],
];

/** The name of the pictures of an address. */
export function nameOf(path: string): string {
  const own = ownNames.find(([pattern]) => pattern.test(path));
  return (
    own?.[1] ??
    path
      .replace(/[?#].*$/, '')
      .slice(1)
      .replaceAll('/', '-')
  );
}

/** What stands for a made-up part of an address, to readers. */
const shownPath = (path: string): string =>
  path
    .replace(/[0-9a-f-]{36}/, ':matchId')
    .replace(/#.*$/, '')
    .replace(/^\/no\/.*/, 'any other address');

/** docs/screens.md: a table for each kind of person, a row for each address, with its four pictures. */
export function screensDocument(tables: Readonly<Record<string, readonly string[]>>): string {
  const picture = (name: string, { width, scheme }: (typeof looks)[number]) =>
    `<img src="screenshots/${fileOf(name, width, scheme)}" width="${width === 'phone' ? 130 : 330}" alt="${name}, ${width}, ${scheme}">`;
  const row = (path: string) =>
    `| ${shownPath(path)} | ${looks.map((look) => picture(nameOf(path), look)).join(' | ')} |`;
  const table = ([title, rows]: readonly [string, readonly string[]]) => [
    `## ${title}`,
    '',
    `| address | ${looks.map(({ width, scheme }) => `${width}, ${scheme}`).join(' | ')} |`,
    `|---|${looks.map(() => '---|').join('')}`,
    ...rows.map(row),
    '',
  ];
  const head = [
    `# Every screen of ${brand.name}`,
    '',
    'The demo product, as `npm run screenshots` takes it: a phone of 390 by 780 pixels and a window of 1280 by 800.',
    '',
  ];
  return [...head, ...Object.entries(tables).flatMap(table)].join('\n').trimEnd().concat('\n');
}
