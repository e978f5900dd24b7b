/** The blocks of an article, as mail and pages set them. */
export type ArticleBlockKind = 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote';
export type ArticleSpan = { text: string; style: 'plain' | 'strong' | 'emphasis' };
/** A block; consecutive blocks of one list kind form one list. */
export type ArticleBlock = { kind: ArticleBlockKind; spans: readonly ArticleSpan[] };
