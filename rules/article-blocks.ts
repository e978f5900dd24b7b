/** The pieces of an article, as mail and pages set them. */
export type ArticleBlockKind = 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote';
export type ArticleSpan = { text: string; style: 'plain' | 'strong' | 'emphasis' };
/** A piece; neighbours of a list belong together. */
export type ArticleBlock = { kind: ArticleBlockKind; spans: readonly ArticleSpan[] };
