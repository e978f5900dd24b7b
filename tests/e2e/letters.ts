/** The letters that a product outside production keeps instead of sending them, as its mail page shows them. */
import { expect } from '@playwright/test';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const textOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** The texts of the letters to an address with this subject, newest first. */
export async function lettersTo(url: string, email: string, subject: string): Promise<string[]> {
  const page = await (await fetch(`${url}/dev/mail`)).text();
  return page
    .split('<article>')
    .slice(1)
    .filter(
      (letter) =>
        textOf(/<h2>([\s\S]*?)<\/h2>/.exec(letter)?.[1] ?? '') === subject && textOf(letter).includes(`To ${email},`),
    )
    .map((letter) => textOf(/<pre>([\s\S]*?)<\/pre>/.exec(letter)?.[1] ?? ''));
}

/** Waits for the letter, as people do; `count` is how many of its kind there must be by then. */
export async function letterTo(url: string, email: string, subject: string, count = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(url, email, subject)).length, { timeout: 20_000 }).toBe(count);
  return (await lettersTo(url, email, subject))[0] ?? '';
}

/** The address in a letter that leads to this path. */
export function linkIn(letter: string, path: string | RegExp): string {
  const isIt = (found: string) => (typeof path === 'string' ? found === path : path.test(found));
  const link = letter.match(/https?:\/\/\S+/g)?.find((each) => isIt(new URL(each).pathname));
  if (link === undefined) throw new Error(`No link to ${path} in:\n${letter}`);
  return link;
}
