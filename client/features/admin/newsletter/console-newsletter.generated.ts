/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
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

/** An article to remove. */
export type RemoveNewsletterArticleInput = {
  /** The id of the article. */
  articleId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** An article to save. */
export type SaveNewsletterArticleInput = {
  /** The id of the one to change; omitted, a new one. */
  articleId?: string | null | undefined;
  /** What it is about. */
  category: NewsletterCategory;
  /** Its text in Markdown, 100 to 20,000 characters: headings, paragraphs, lists, quotations, strong and emphasis. HTML in it is left out. */
  content: string;
  /** The day it is written for. */
  day: NewsletterDay;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** The subject of its letter, 5 to 100 characters. */
  subject: string;
  /** Its title, 5 to 100 characters. */
  title: string;
};

export type ConsoleArticlesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleArticlesQuery = { admin: { __typename: 'Admin', newsletter: { __typename: 'AdminNewsletter', unsubscribed: number, bounced: number, articles: { __typename: 'AdminArticleConnection', edges: Array<{ __typename: 'AdminArticleEdge', cursor: string, node: (
            { __typename: 'AdminArticle', id: string }
            & { ' $fragmentRefs'?: { 'ArticleRow_ArticleFragment': ArticleRow_ArticleFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } } | null };

export type ConsoleArticleQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleArticleQuery = { admin: { __typename: 'Admin', newsletter: { __typename: 'AdminNewsletter', article: (
        { __typename: 'AdminArticle', id: string }
        & { ' $fragmentRefs'?: { 'ArticleForm_ArticleFragment': ArticleForm_ArticleFragment } }
      ) | null } } | null };

export type ArticleRow_ArticleFragment = { __typename: 'AdminArticle', id: string, isRemoved: boolean, lastSentAt: string | null, article: { __typename: 'NewsletterArticle', id: string, slug: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string, minutes: number } } & { ' $fragmentName'?: 'ArticleRow_ArticleFragment' };

export type ArticleForm_ArticleFragment = { __typename: 'AdminArticle', id: string, content: string, article: { __typename: 'NewsletterArticle', id: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string } } & { ' $fragmentName'?: 'ArticleForm_ArticleFragment' };

export type ConsoleSaveArticleMutationVariables = Exact<{
  input: SaveNewsletterArticleInput;
}>;


export type ConsoleSaveArticleMutation = { saveNewsletterArticle:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'SaveNewsletterArticleSuccess', article: (
        { __typename: 'AdminArticle', id: string }
        & { ' $fragmentRefs'?: { 'ArticleRow_ArticleFragment': ArticleRow_ArticleFragment;'ArticleForm_ArticleFragment': ArticleForm_ArticleFragment } }
      ) }
   };

export type ConsolePreviewArticleMutationVariables = Exact<{
  input: SaveNewsletterArticleInput;
}>;


export type ConsolePreviewArticleMutation = { saveNewsletterArticle:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'SaveNewsletterArticleSuccess', article: { __typename: 'AdminArticle', id: string, article: { __typename: 'NewsletterArticle', id: string, title: string, summary: string, minutes: number, blocks: Array<{ __typename: 'ArticleBlock', kind: ArticleBlockKind, spans: Array<{ __typename: 'ArticleSpan', text: string, style: ArticleSpanStyle }> }> } } }
   };

export type ConsoleRemoveArticleMutationVariables = Exact<{
  input: RemoveNewsletterArticleInput;
}>;


export type ConsoleRemoveArticleMutation = { removeNewsletterArticle:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'RemoveNewsletterArticleSuccess', article: { __typename: 'AdminArticle', id: string, isRemoved: boolean } }
   };

export const ArticleRow_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]} as unknown as DocumentNode<ArticleRow_ArticleFragment, unknown>;
export const ArticleForm_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleForm_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ArticleForm_ArticleFragment, unknown>;
export const ConsoleArticlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow_article"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]} as unknown as DocumentNode<ConsoleArticlesQuery, ConsoleArticlesQueryVariables>;
export const ConsoleArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleForm_article"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleForm_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ConsoleArticleQuery, ConsoleArticleQueryVariables>;
export const ConsoleSaveArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSaveArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNewsletterArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNewsletterArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNewsletterArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow_article"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleForm_article"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleForm_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ConsoleSaveArticleMutation, ConsoleSaveArticleMutationVariables>;
export const ConsolePreviewArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsolePreviewArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNewsletterArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNewsletterArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNewsletterArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"style"}}]}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsolePreviewArticleMutation, ConsolePreviewArticleMutationVariables>;
export const ConsoleRemoveArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRemoveArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveNewsletterArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeNewsletterArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveNewsletterArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleRemoveArticleMutation, ConsoleRemoveArticleMutationVariables>;
export function useConsoleArticlesQuery(options: Apollo.useQuery.Options<ConsoleArticlesQuery, ConsoleArticlesQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleArticlesDocument, options as Apollo.useQuery.Options<ConsoleArticlesQuery, ConsoleArticlesQueryVariables>);
}

export function useConsoleArticleQuery(options: Apollo.useQuery.Options<ConsoleArticleQuery, ConsoleArticleQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleArticleDocument, options as Apollo.useQuery.Options<ConsoleArticleQuery, ConsoleArticleQueryVariables>);
}

export function useConsoleSaveArticleMutation(options?: Apollo.useMutation.Options<ConsoleSaveArticleMutation, ConsoleSaveArticleMutationVariables>) {
  return useAnswer(ConsoleSaveArticleDocument, options);
}

export function useConsolePreviewArticleMutation(options?: Apollo.useMutation.Options<ConsolePreviewArticleMutation, ConsolePreviewArticleMutationVariables>) {
  return useAnswer(ConsolePreviewArticleDocument, options);
}

export function useConsoleRemoveArticleMutation(options?: Apollo.useMutation.Options<ConsoleRemoveArticleMutation, ConsoleRemoveArticleMutationVariables>) {
  return useAnswer(ConsoleRemoveArticleDocument, options);
}