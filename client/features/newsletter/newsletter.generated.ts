/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a piece of an article is. */
export type ArticleBlockKind =
  /** An item of a list with bullets. */
  | 'BULLET'
  /** A heading within the article. */
  | 'HEADING'
  /** An item of a numbered list. */
  | 'NUMBER'
  /** A paragraph of text. */
  | 'PARAGRAPH'
  /** A quotation or saying. */
  | 'QUOTE';

/** How words are set. */
export type ArticleSpanStyle =
  /** Shown with emphasis. */
  | 'EMPHASIS'
  /** As all others. */
  | 'PLAIN'
  /** Shown as strong. */
  | 'STRONG';

/** What an article is about. */
export type NewsletterCategory =
  /** Standing up straight. */
  | 'CONFIDENCE'
  /** Learning from what was. */
  | 'GROWTH'
  /** Joy in small things. */
  | 'HAPPINESS'
  /** Love that lasts, and health. */
  | 'LONGEVITY'
  /** Faith and meaning. */
  | 'SPIRITUAL'
  /** Goals, work and money. */
  | 'SUCCESS';

/** The days on which the newsletter goes out. */
export type NewsletterDay =
  /** Monday Motivation, sent on Mondays. */
  | 'MONDAY'
  /** Thursday Thoughts, sent on Thursdays. */
  | 'THURSDAY';

export type NewsletterPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NewsletterPageQuery = { newsletterArticles: { __typename: 'NewsletterArticleConnection', edges: Array<{ __typename: 'NewsletterArticleEdge', cursor: string, node: { __typename: 'NewsletterArticle', id: string, slug: string, day: NewsletterDay, category: NewsletterCategory, title: string, summary: string, minutes: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type NewsletterArticleQueryVariables = Exact<{
  slug: string;
}>;


export type NewsletterArticleQuery = { newsletterArticle: { __typename: 'NewsletterArticle', id: string, slug: string, day: NewsletterDay, category: NewsletterCategory, title: string, summary: string, minutes: number, blocks: Array<{ __typename: 'ArticleBlock', kind: ArticleBlockKind, spans: Array<{ __typename: 'ArticleSpan', style: ArticleSpanStyle, text: string }> }> } | null };


export const NewsletterPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NewsletterPageQuery, NewsletterPageQueryVariables>;
export const NewsletterArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewsletterArticleQuery, NewsletterArticleQueryVariables>;
export function useNewsletterPageQuery(options: Apollo.useQuery.Options<NewsletterPageQuery, NewsletterPageQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(NewsletterPageDocument, options as Apollo.useQuery.Options<NewsletterPageQuery, NewsletterPageQueryVariables>);
}

export function useNewsletterArticleQuery(options: Apollo.useQuery.Options<NewsletterArticleQuery, NewsletterArticleQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(NewsletterArticleDocument, options as Apollo.useQuery.Options<NewsletterArticleQuery, NewsletterArticleQueryVariables>);
}