/** Gmail and Outlook support little but tables and inline styles. It loads nothing. The colours are those of client/tokens.css. */

import type { ArticleBlock, ArticleBlockKind } from '#rules/article-blocks.ts';
import { brand } from '#rules/brand.ts';
import { escaped } from '#server/base/escape.ts';
import { grouped } from './blocks.ts';
import type { Letter } from './layout.ts';

const light = {
  paper: '#fcf6ee',
  surface: '#fffdf9',
  sunken: '#f4e9de',
  line: '#e9dbcf',
  ink: '#26101b',
  soft: '#57414b',
  crimson: '#b80f45',
  onCrimson: '#fffaf7',
  link: '#a80d3e',
};
const dark = {
  paper: '#170b12',
  surface: '#23131c',
  sunken: '#0f060b',
  line: '#3d2632',
  ink: '#fbefe8',
  soft: '#d6c0c2',
  crimson: '#cb1c53',
  onCrimson: '#fffaf7',
  link: '#ff92a8',
};

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Programs with a dark mode read this; others show the light inline colours. */
const darkStyle = `@media (prefers-color-scheme:dark){.z-paper{background:${dark.paper}!important}.z-surface{background:${dark.surface}!important;border-color:${dark.line}!important}.z-sunken{background:${dark.sunken}!important;border-color:${dark.line}!important}.z-ink{color:${dark.ink}!important}.z-soft{color:${dark.soft}!important}.z-link{color:${dark.link}!important}.z-quote{border-color:${dark.link}!important}.z-action{background:${dark.crimson}!important}}`;

const paragraph = (text: string): string =>
  `<p class="z-ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:${light.ink}">${escaped(text).replaceAll('\n', '<br>')}</p>`;

const button = ({ label, url }: NonNullable<Letter['action']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="z-action" bgcolor="${light.crimson}" style="border-radius:999px;background:${light.crimson}"><a href="${escaped(url)}" style="display:inline-block;padding:14px 28px;${font};font-size:16px;line-height:1.25;font-weight:600;color:${light.onCrimson};text-decoration:none">${escaped(label)}</a></td></tr></table>`;

const largeCode = (code: string): string =>
  `<table ${table} style="margin:8px 0 24px"><tr><td class="z-sunken z-ink" align="center" bgcolor="${light.sunken}" style="padding:18px 12px;border:1px solid ${light.line};border-radius:16px;background:${light.sunken};font-family:Consolas,Menlo,monospace;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;color:${light.ink}">${escaped(code)}</td></tr></table>`;

const heading = (level: 1 | 2, html: string): string =>
  `<h${level} class="z-ink" style="margin:${level === 1 ? '0 0 20px' : '28px 0 12px'};${font};font-size:${level === 1 ? 26 : 19}px;line-height:1.25;font-weight:700;color:${light.ink}">${html}</h${level}>`;

const words = (html: string): string =>
  `<p class="z-ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${light.ink}">${html}</p>`;

const list = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  `<${tag} class="z-ink" style="margin:0 0 16px;padding:0 0 0 24px;${font};font-size:16px;line-height:1.6;color:${light.ink}">${items.map((item) => `<li style="margin:0 0 8px">${item}</li>`).join('')}</${tag}>`;

/** Outlook draws a line beside the cell of a table, but not beside a paragraph. */
const quotation = (items: readonly string[]): string =>
  `<table ${table} style="margin:0 0 16px"><tr><td class="z-quote" style="padding:4px 0 4px 16px;border-left:3px solid ${light.crimson}">${items.map((item) => `<p class="z-soft" style="margin:4px 0;${font};font-size:16px;line-height:1.6;font-style:italic;color:${light.soft}">${item}</p>`).join('')}</td></tr></table>`;

const setting: Record<ArticleBlockKind, (items: readonly string[]) => string> = {
  heading: (items) => items.map((item) => heading(2, item)).join(''),
  paragraph: (items) => items.map(words).join(''),
  bullet: (items) => list('ul', items),
  number: (items) => list('ol', items),
  quote: quotation,
};

const spansHtml = ({ spans }: ArticleBlock): string =>
  spans
    .map(({ text, style }) => {
      const html = escaped(text);
      return style === 'strong' ? `<strong>${html}</strong>` : style === 'emphasis' ? `<em>${html}</em>` : html;
    })
    .join('');

const articleHtml = ({ name, title, blocks }: NonNullable<Letter['article']>): string[] => [
  `<p class="z-link" style="margin:0 0 8px;${font};font-size:14px;line-height:1.4;font-weight:700;color:${light.link}">${escaped(name)}</p>`,
  heading(1, escaped(title)),
  ...grouped(blocks).map(({ kind, items }) => setting[kind](items.map(spansHtml))),
];

const small = (html: string): string =>
  `<p class="z-soft" style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${light.soft}">${html}</p>`;

const link = (url: string, words: string): string =>
  `<a class="z-link" href="${escaped(url)}" style="color:${light.link}">${escaped(words)}</a>`;

/** An action's address also stands as text, for programs that show no buttons. */
export function letterHtml(letter: Letter, signature: string): string {
  const { subject, greeting, paragraphs = [], article, action, code, after = [], unsubscribe, why } = letter;
  const body = [
    ...[...(greeting === undefined ? [] : [greeting]), ...paragraphs].map(paragraph),
    ...(article === undefined ? [] : articleHtml(article)),
    ...(code === undefined ? [] : [largeCode(code)]),
    ...(action === undefined ? [] : [button(action)]),
    ...[...after, signature].map(paragraph),
  ];
  const foot = [
    ...(action === undefined ? [] : [small(`If the button does not work, open: ${link(action.url, action.url)}`)]),
    small(escaped(why)),
    ...(unsubscribe === undefined ? [] : [small(link(unsubscribe.page, 'No more such letters'))]),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${darkStyle}</style></head>
<body class="z-paper" bgcolor="${light.paper}" style="margin:0;padding:0;background:${light.paper}">
<table ${table} class="z-paper" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:560px">
<tr><td class="z-link" style="padding:0 8px 16px;${font};font-size:22px;line-height:1.2;font-weight:800;color:${light.link}">${escaped(brand.name)}</td></tr>
<tr><td class="z-surface" bgcolor="${light.surface}" style="padding:28px 24px 12px;border:1px solid ${light.line};border-radius:20px;background:${light.surface};overflow-wrap:anywhere;word-break:break-word">
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 8px 0;overflow-wrap:anywhere;word-break:break-word">
${foot.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
