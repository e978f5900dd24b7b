import type { NewsletterCategory, NewsletterDay } from '#rules/newsletter-console.ts';
import type { NewsletterIssueSource, Resolvers } from '#server/contract/resolvers.generated.ts';
import { articleOf, articlesOf } from './article-service.ts';
import { readingOf } from './lib/reading.ts';
import { lastSentByArticleId } from './loaders.ts';
import {
  articleForConsole,
  articlesForConsole,
  issuesOf,
  leftLately,
  nextArticleOf,
  subscribersOf,
} from './service.ts';
import { notificationsOf, subscribe, unsubscribe, updateNotifications } from './subscription-service.ts';

export const resolvers: Resolvers = {
  Query: {
    newsletterArticles: (_parent, args, ctx) => articlesOf(ctx, args),
    newsletterArticle: (_parent, { slug }, ctx) => articleOf(ctx, slug),
  },
  Mutation: {
    subscribeToNewsletter: (_parent, { input }, ctx) => subscribe(ctx, input),
    unsubscribeFromNewsletter: (_parent, { input }, ctx) => unsubscribe(ctx, input.token),
    updateNotifications: (_parent, { input }, ctx) => updateNotifications(ctx, input),
  },
  Viewer: {
    notifications: ({ id }, _args, ctx) => notificationsOf(ctx, id),
  },
  NewsletterArticle: {
    day: ({ day }) => day as NewsletterDay,
    category: ({ category }) => category as NewsletterCategory,
    summary: ({ content }) => readingOf(content).summary,
    minutes: ({ content }) => readingOf(content).minutes,
    blocks: ({ content }) => readingOf(content).blocks,
    html: ({ content }) => readingOf(content).html,
  },
  AdminNewsletter: {
    subscribers: (_parent, _args, ctx) => subscribersOf(ctx),
    unsubscribed: (_parent, _args, ctx) => leftLately(ctx, false),
    bounced: (_parent, _args, ctx) => leftLately(ctx, true),
    issues: (_parent, args, ctx) => issuesOf(ctx, args),
    next: (_parent, { day }, ctx) => nextArticleOf(ctx, day),
    articles: (_parent, args, ctx) => articlesForConsole(ctx, args),
    article: (_parent, { id }, ctx) => articleForConsole(ctx, id),
  },
  AdminArticle: {
    article: (row) => row,
    isRemoved: ({ removedAt }) => removedAt !== null,
    lastSentAt: ({ id }, _args, ctx) => ctx.load(lastSentByArticleId, id),
  },
  NewsletterIssue: {
    day: ({ day }) => day as NewsletterDay,
    source: ({ source }) => source as NewsletterIssueSource,
    state: ({ finishedAt }) => (finishedAt === null ? 'sending' : 'sent'),
  },
};
