import { createHash } from 'node:crypto';
import { brand } from '#rules/brand.ts';
import { escaped } from '#server/base/escape.ts';

const style = `
:root { color-scheme: light dark; --paper: #fcf6ee; --surface: #fffdf9; --ink: #26101b; --soft: #57414b; --line: #e9dbcf; --edge: #957b86; --crimson: #b80f45; --on-crimson: #fffaf7; --link: #a80d3e; --gold: #7b5103; --gold-tint: #fbeecb; --leaf: #1c6b42; --leaf-tint: #e1f1e4; --danger: #9f2d0c; --danger-tint: #fde9e0 }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #170b12; --surface: #23131c; --ink: #fbefe8; --soft: #d6c0c2; --line: #3d2632; --edge: #8f727f; --crimson: #cb1c53; --link: #ff92a8; --gold: #efc261; --gold-tint: #38290a; --leaf: #7fd49c; --leaf-tint: #12321f; --danger: #ff9d7e; --danger-tint: #43190c } }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
.banner { margin: 0; padding: .75rem 1rem; background: var(--gold-tint); color: var(--gold); border-bottom: 2px dashed var(--gold); font-weight: 700; text-align: center }
main { display: grid; gap: 1.25rem; max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1, h2, p, ul, dl, dd, fieldset { margin: 0 }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em } h2 { font-size: 1.1875rem; line-height: 1.3 }
.lead { color: var(--soft) }
.card { display: grid; gap: 1rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem }
.price { font-size: 2rem; font-weight: 700; line-height: 1.1 } .price span { font-size: 1rem; font-weight: 400; color: var(--soft) }
form { display: grid; gap: .75rem } label { font-weight: 600 }
input { width: 100%; min-height: 3rem; padding: 0 .875rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--paper); color: inherit; font: inherit; letter-spacing: .06em }
input[aria-invalid] { border: 2px solid var(--danger) }
button, .button { display: inline-flex; width: 100%; min-height: 3rem; align-items: center; justify-content: center; padding: .5rem 1.25rem; border: 1px solid var(--edge); border-radius: 1.5rem; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.primary { border-color: var(--crimson); background: var(--crimson); color: var(--on-crimson) }
.danger { border-color: var(--danger); color: var(--danger) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
a { color: var(--link) } a.button { color: inherit }
.note { font-size: .9375rem; color: var(--soft) } code { font: .9375em/1.4 ui-monospace, monospace; white-space: nowrap }
ul { padding-left: 1.25rem } .note li { margin: .25rem 0 }
.error, .done { padding: .75rem 1rem; border-radius: .75rem; font-weight: 600 }
.error { background: var(--danger-tint); color: var(--danger) } .done { background: var(--leaf-tint); color: var(--leaf) }
dl { display: grid; gap: .625rem } dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between } dt { color: var(--soft) } dd { margin-left: auto; font-weight: 600; text-align: right }
.rows { display: grid; gap: 0; padding: 0; list-style: none } .rows li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .75rem 0; border-top: 1px solid var(--line) } .rows li:first-child { border-top: 0 }
.rows a { display: inline-flex; min-height: 1.5rem; align-items: center }
.choices { display: grid; gap: .25rem; padding: 0; border: 0 } .choices legend { padding: 0 0 .25rem; font-weight: 600 }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 3rem; font-weight: 400 } .choice input { width: 1.25rem; min-height: 1.25rem; accent-color: var(--crimson) }
.pair { display: grid; gap: .75rem }
@media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr } }`;

const hash = createHash('sha256').update(style).digest('base64');

/** The Content-Security-Policy of the test pages: their own style, and forms to this server. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const banner = 'TEST MODE: no money is taken';

/** A whole page as HTML. `title` is text, `content` is HTML. */
export function pageHtml(title: string, content: string): string {
  const name = escaped(`${title} | ${brand.name} test payments`);
  return `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${style}</style></head>
<body>
<header class="banner">${banner}</header>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** A Lagos day such as '22 December 2026'; `seconds` since the epoch. */
export function dayOf(seconds: number): string {
  return dates.format(new Date(seconds * 1000));
}

/** `of` must be unique on the page. `hasBank`: a bank can ask for a confirmation. */
export function cardField(error: string | null, of: string, hasBank = true): string {
  const [field, problem, help] = [`card-${of}`, `error-${of}`, `help-${of}`].map(escaped);
  const alert = error === null ? '' : `<p class="error" id="${problem}" role="alert">${escaped(error)}</p>\n`;
  const state =
    error === null
      ? `aria-describedby="${help}"`
      : `aria-invalid="true" aria-describedby="${problem} ${help}" autofocus`;
  const bank = hasBank ? '<li><code>4000 0025 0000 3155</code> has to be confirmed at the bank</li>' : '';
  return `${alert}<label for="${field}">Card number</label>
<input id="${field}" name="card" inputmode="numeric" autocomplete="off" spellcheck="false" maxlength="30" required ${state}>
<div class="note" id="${help}">
<p>Use a test number, never a real card:</p>
<ul><li><code>4242 4242 4242 4242</code> works</li><li><code>4000 0000 0000 0002</code> is declined</li><li><code>4000 0000 0000 0341</code> works once, later payments fail</li>${bank}</ul>
</div>`;
}
