import { type Blocks, type Group, groupsOf, type Spans } from './article-groups.ts';

/** Renders an article's text with our own elements only: none of it is parsed as HTML. */
export function ArticleBody({ blocks }: { blocks: Blocks }) {
  return (
    <div className="grid grid-cols-1 gap-5 text-base leading-[1.7] sm:text-[1.125rem]">
      {groupsOf(blocks).map((group) => (
        <Piece key={group.key} group={group} />
      ))}
    </div>
  );
}

function Piece({ group }: { group: Group }) {
  switch (group.kind) {
    case 'HEADING':
      return (
        <h2 className="mt-4 text-xl">
          <Words spans={group.spans} />
        </h2>
      );
    case 'PARAGRAPH':
      return (
        <p>
          <Words spans={group.spans} />
        </p>
      );
    case 'QUOTE':
      return (
        <blockquote className="rounded-r-md border-l-4 border-crimson bg-crimson-tint px-5 py-4 text-lg font-semibold text-crimson-ink">
          <Words spans={group.spans} />
        </blockquote>
      );
    case 'BULLET':
      return (
        <ul className="grid list-disc gap-2.5 pl-6 marker:text-crimson-ink">
          <Items items={group.items} />
        </ul>
      );
    case 'NUMBER':
      return (
        <ol className="grid list-decimal gap-2.5 pl-7 marker:font-bold marker:text-crimson-ink">
          <Items items={group.items} />
        </ol>
      );
  }
}

function Items({ items }: { items: { key: number; spans: Spans }[] }) {
  return items.map(({ key, spans }) => (
    <li key={key} className="pl-1">
      <Words spans={spans} />
    </li>
  ));
}

function Words({ spans }: { spans: Spans }) {
  return [...spans.entries()].map(([at, { text, style }]) => {
    if (style === 'STRONG') return <strong key={at}>{text}</strong>;
    if (style === 'EMPHASIS') return <em key={at}>{text}</em>;
    return text;
  });
}
