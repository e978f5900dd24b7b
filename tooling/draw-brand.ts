/** `npx tsx tooling/draw-brand.ts`: draws the committed share image and example people. Needs Chromium. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cloth } from '#client/components/profile-view/Cloth.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { brand } from '#rules/brand.ts';
import { drawPortrait } from '#server/dev/demo/portraits.ts';
import { shareImage } from '#server/edge/http/pages.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/browser.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const people = [
  { file: 'amara', sitter: { name: 'Amara of the landing page', gender: 'female', age: 26, covered: false, scene: 0 } },
  { file: 'tunde', sitter: { name: 'Tunde of the landing page', gender: 'male', age: 31, covered: false, scene: 0 } },
  {
    file: 'zainab',
    sitter: { name: 'Zainab of the landing page', gender: 'female', age: 28, covered: true, scene: 0 },
  },
] as const;

for (const { file, sitter } of people) {
  const picture = sharp(Buffer.from(await drawPortrait(sitter))).resize(480, 600);
  await picture.webp({ quality: 72, effort: 6 }).toFile(at(`client/features/home/people/${file}.webp`));
}

const font = (await readFile(at('client/public/fonts/zobo-sans.woff2'))).toString('base64');
const inks = {
  cloth: '#58092c',
  'cloth-print': '#8d1747',
  crimson: '#b80f45',
  'cloth-gold': '#f4bf55',
  'on-cloth': '#fff3ea',
};
const page = `<!doctype html><style>
@font-face { font-family: Zobo; src: url(data:font/woff2;base64,${font}); font-weight: 400 800 }
* { margin: 0; box-sizing: border-box }
body { width: ${shareImage.width}px; height: ${shareImage.height}px; overflow: hidden; display: grid; grid-template-columns: 1fr 630px;
  background: #fcf6ee; color: #26101b; font-family: Zobo }
.fill-current { fill: currentColor } .cloth { width: 630px; height: 630px; background: ${inks.cloth} }
${Object.entries(inks)
  .map(([name, ink]) => `.text-${name} { color: ${ink} }`)
  .join('\n')}
.words { display: flex; flex-direction: column; justify-content: center; gap: 34px; padding: 0 56px }
.name { display: flex; align-items: center; gap: 22px; font-size: 108px; font-weight: 800; letter-spacing: -.03em; line-height: 1 }
.flower { width: 108px; height: 108px; color: #a80d3e }
p { font-size: 44px; font-weight: 700; line-height: 1.15; letter-spacing: -.015em }
</style><div class="words"><div class="name">${renderToStaticMarkup(createElement(Motif, { kind: 'flower', className: 'flower' }))}${brand.name}</div>
<p>${brand.tagline}</p></div>${renderToStaticMarkup(createElement(Cloth, { className: 'cloth' }))}`;

const { path, env } = await findChromium();
const browser = await chromium.launch({
  executablePath: path,
  args: chromiumArgs,
  env: { ...process.env, ...env } as Record<string, string>,
});
const tab = await browser.newPage({ viewport: { width: shareImage.width, height: shareImage.height } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
const shot = await tab.screenshot();
await browser.close();
await writeFile(
  at(`client/public${shareImage.path}`),
  await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
);
