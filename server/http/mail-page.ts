import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brand } from '#rules/brand.ts';
import type { Deps } from '../context.ts';
import { outboxFolder } from '../ports/create.ts';
import { type OutboxLetter, readOutbox } from '../ports/mailer-outbox.ts';
import { escaped } from './escape.ts';

const SHOWN = 100;

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b1722; background: #fdf8f3 }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #e6d8cf; border-radius: .75rem }
h2 { margin: 0; font-size: 1.1rem }
p { margin: .25rem 0 1rem; color: #6b5560 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: #a3123f }`;

/** Text with its addresses as links; everything else is shown as it was written. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}

function letterHtml(letter: OutboxLetter): string {
  const head = `<h2>${escaped(letter.subject)}</h2>\n<p>To ${escaped(letter.to)}, ${escaped(letter.sentAt)}</p>`;
  return `<article>\n${head}\n<pre>${withLinks(letter.text)}</pre>\n</article>`;
}

function pageHtml(letters: readonly OutboxLetter[], destination: string): string {
  const title = `Letters of ${brand.name}`;
  const body = letters.length === 0 ? '<p>No letters yet.</p>' : letters.map(letterHtml).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
<p>Mail goes to ${escaped(destination)}. The newest ${SHOWN} letters kept here, newest first.</p>
${body}
</body>
</html>
`;
}

/** GET /dev/mail outside production: the letters that no mail server took, as text. The page has no scripts and may load nothing. */
export async function registerMailPage(app: FastifyInstance, { config, ports }: Deps): Promise<void> {
  if (config.mode === 'production') return;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.get('/dev/mail', async (_request, reply) => {
    const letters = await readOutbox(outboxFolder(config), SHOWN);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageHtml(letters, ports.mailer.destination));
  });
}
