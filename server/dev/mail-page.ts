import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brand } from '#rules/brand.ts';
import { escaped } from '#server/base/escape.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type OutboxLetter, outboxFolder, readLetter, readOutbox } from '#server/ports/mailer-outbox.ts';

const SHOWN = 100;

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b1722; background: #fdf8f3 }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #e6d8cf; border-radius: .75rem }
h2 { margin: 0; font-size: 1.1rem }
p { margin: .25rem 0 1rem; color: #6b5560 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
summary { margin-top: 1rem; padding: .75rem 0; cursor: pointer; color: #6b5560 }
iframe { width: 100%; height: 40rem; border: 1px solid #e6d8cf; border-radius: .5rem; background: #fff }
a { color: #a3123f }`;

/** Escaped text with its URLs as links. */
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
  const frame = `<iframe sandbox="allow-popups" loading="lazy" title="${escaped(letter.subject)}" src="/dev/mail/${encodeURIComponent(letter.name)}"></iframe>`;
  const asSent =
    letter.html === undefined ? '' : `\n<details><summary>As mail programs show it</summary>${frame}</details>`;
  return `<article>\n${head}\n<pre>${withLinks(letter.text)}</pre>${asSent}\n</article>`;
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

/** A mail has inline styles, as mail programs need them. Everything else is forbidden; links open outside the frame. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

/** GET /dev/mail: the mails that no mail server got, as text and as framed HTML. No scripts, no external resources. */
export async function registerMailPage(app: FastifyInstance, { config, ports }: Deps): Promise<void> {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.get('/dev/mail', async (_request, reply) => {
    const letters = await readOutbox(outboxFolder(config), SHOWN);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageHtml(letters, ports.mailer.destination));
  });
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const letter = await readLetter(outboxFolder(config), request.params.name);
    if (letter?.html === undefined) return reply.callNotFound();
    const html = letter.html.replace('<head>', '<head><base target="_blank">');
    return reply.header('content-security-policy', letterPolicy).type('text/html; charset=utf-8').send(html);
  });
}
