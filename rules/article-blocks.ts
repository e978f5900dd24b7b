export type ArticleBlockKind = 'heading' | 'paragraph' | 'bullet' | 'number' | 'quote';
export type ArticleSpan = { text: string; style: 'plain' | 'strong' | 'emphasis' };
export type ArticleBlock = { kind: ArticleBlockKind; spans: readonly ArticleSpan[] };
