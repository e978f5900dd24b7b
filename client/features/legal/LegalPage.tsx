import { Fragment } from 'react';
import { installation } from '#client/lib/installation.ts';
import { Mailbox } from '#client/shell/Mailbox.tsx';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';
import { Page } from '#client/ui/Page.tsx';
import type { PageMeta } from '#rules/pages.ts';
import { type Block, type LegalText, piecesOf } from './document.ts';

type Props = { page: PageMeta; text: LegalText };

/** Created only if no server wrote the day into the page: a format costs a cheap phone a tenth of a second. */
const longDay = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date());

const rooms = [
  [220, '[contain-intrinsic-block-size:auto_14rem] lg:[contain-intrinsic-block-size:auto_8rem]'],
  [450, '[contain-intrinsic-block-size:auto_27rem] lg:[contain-intrinsic-block-size:auto_15rem]'],
  [800, '[contain-intrinsic-block-size:auto_49rem] lg:[contain-intrinsic-block-size:auto_27rem]'],
  [1_150, '[contain-intrinsic-block-size:auto_71rem] lg:[contain-intrinsic-block-size:auto_38rem]'],
  [1_900, '[contain-intrinsic-block-size:auto_118rem] lg:[contain-intrinsic-block-size:auto_63rem]'],
] as const;

/** Reserves a section's height: browsers skip the layout of off-screen sections, which would cost a cheap phone twice. */
function roomFor(blocks: readonly Block[]): string {
  const characters = JSON.stringify(blocks).length;
  const apart = rooms.map(([size]) => Math.abs(size - characters));
  return rooms[apart.indexOf(Math.min(...apart))]?.[1] ?? '';
}

/** A legal text with its table of contents, readable without JavaScript and in print. */
export function LegalPage({ page, text: { version, intro, sections } }: Props) {
  return (
    <Page {...page} width="wide" ownHeading className="print:!p-0">
      <header className="mb-8 grid gap-3 border-b border-line pb-8">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {page.title}
        </h1>
        <p className="text-sm text-ink-soft">
          Version {version} · Last updated: {installation('today') || longDay()}
        </p>
        <div className="grid max-w-3xl gap-3">
          {intro.map((sentence) => (
            <p key={sentence}>
              <Words sentence={sentence} version={version} />
            </p>
          ))}
        </div>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 print:block">
        <Contents sections={sections} />
        <div className="grid max-w-3xl grid-cols-1 gap-10 print:max-w-none print:gap-6">
          {sections.map(({ id, title, blocks }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className={cx(
                'grid grid-cols-1 gap-4 [content-visibility:auto] print:[content-visibility:visible]',
                roomFor(blocks),
              )}
            >
              <h2 id={`${id}-title`} className="break-after-avoid text-xl">
                {index + 1}. {title}
              </h2>
              {blocks.map((block) => (
                <BlockOf key={JSON.stringify(block).slice(0, 80)} block={block} version={version} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** Folded on phones. Twice in the page, because no style opens `details` at a width in every browser. */
function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const entries = (
    <ol className="text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-3 rounded-sm px-2 text-ink-soft hover:bg-sunken hover:text-ink lg:min-h-9"
          >
            <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label="Contents"
      className="self-start rounded-lg border border-line bg-surface p-2 lg:sticky lg:top-22 lg:p-4 print:hidden"
    >
      <details className="lg:hidden">
        <summary className="rounded-sm px-2 py-2.5 font-semibold">Contents</summary>
        {entries}
      </details>
      <div className="max-lg:hidden">
        <h2 className="px-2 pb-1 text-base">Contents</h2>
        {entries}
      </div>
    </nav>
  );
}

function BlockOf({ block: { heading, p, list, table }, version }: { block: Block; version: string }) {
  return (
    <>
      {heading && (
        <h3 className="break-after-avoid text-base">
          <Words sentence={heading} version={version} />
        </h3>
      )}
      {p && (
        <p>
          <Words sentence={p} version={version} />
        </p>
      )}
      {list && (
        <ul className="grid list-disc gap-2 pl-6 marker:text-crimson-ink">
          {list.map((item) => (
            <li key={item}>
              <Words sentence={item} version={version} />
            </li>
          ))}
        </ul>
      )}
      {table && <TableOf {...table} version={version} />}
    </>
  );
}

function TableOf({ head, rows, version }: NonNullable<Block['table']> & { version: string }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="border-b-2 border-line-strong py-2 pr-4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]} className="break-inside-avoid align-top">
            {cells.map((cell) => (
              <td key={cell} className="border-b border-line py-2 pr-4">
                <Words sentence={cell} version={version} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ sentence, version }: { sentence: string; version: string }) {
  return piecesOf(sentence, version).map((piece, index) => {
    // The pieces of a sentence never change their order.
    const key = `${index}`;
    if (piece.kind === 'words') return <Fragment key={key}>{piece.words}</Fragment>;
    if (piece.kind === 'mailbox') return <Mailbox key={key} name={piece.name} />;
    return (
      <Link key={key} to={piece.to} className="font-semibold text-crimson-ink underline underline-offset-4">
        {piece.words}
      </Link>
    );
  });
}
