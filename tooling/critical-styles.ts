/**
 * Writes beside each prerendered page the rules of the stylesheet that its HTML needs. They stand in its document, so that a browser paints
 * it without waiting for the stylesheet. The argument is the folder of the built client.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';
import { lineStyle } from '#client/components/profile-view/caption-line.ts';
import * as box from '#client/features/discovery/card-box.ts';

async function stylesOf(folder: string, html: string): Promise<string> {
  const finder = new Beasties({
    path: folder,
    publicPath: '/',
    logLevel: 'silent',
    // The stand-ins of our font, as wide as it: text must not move once it is there.
    inlineFonts: true,
    preloadFonts: false,
    reduceInlineStyles: false,
    // A few dozen rules that it cannot find in a page: `:is(.parent > *)`, and those of the root.
    allowRules: [/^:(?:is|where)\(\./, /^:root:has\(/],
  });
  const page = await finder.process(html);
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, text]) => text)
    .join('')
    // Our own font waits for the stylesheet, so that it takes nothing of the line from that.
    .replace(/@font-face\{[^}]*url\([^}]*\}/g, '');
  if (styles === '' || /<\/?style|<!--/i.test(styles)) throw new Error('A page has no styles that can stand in it.');
  return styles;
}

/** What client/early/first-card.ts draws into the frame of the deck, also under a finger. */
const card = [...Object.values(box), lineStyle].map((style) => `<div class="${style}" data-dragging></div>`);

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('The first argument is the folder of the built client.');
const index = await readFile(join(folder, 'index.html'), 'utf8');
const pages = join(folder, 'prerendered');
for (const file of await readdir(pages)) {
  if (!file.endsWith('.html')) continue;
  const drawn = file === 'browse-frame.html' ? `<article><h2></h2><p></p>${card.join('')}</article>` : '';
  const body = (await readFile(join(pages, file), 'utf8')) + drawn;
  const html = index.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  await writeFile(join(pages, file.replace(/html$/, 'css')), await stylesOf(folder, html));
}
