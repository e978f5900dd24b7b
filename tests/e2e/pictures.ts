/** The pictures of the README: what they show, and so when they are out of date. */
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
