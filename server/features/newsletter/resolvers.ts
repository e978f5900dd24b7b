import type { NewsletterCategory, NewsletterDay } from '#rules/newsletter-console.ts';
import type { NewsletterIssueSource, Resolvers } from '#server/contract/resolvers.generated.ts';
import { articleOf, articlesOf } from './article-service.ts';
import { readingOf } from './lib/reading.ts';
import { lastSentByArticleId } from './loaders.ts';
import * as service from './service.ts';
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
    subscribers: (_parent, _args, ctx) => service.subscribersOf(ctx),
    unsubscribed: (_parent, _args, ctx) => service.leftLately(ctx, false),
    bounced: (_parent, _args, ctx) => service.leftLately(ctx, true),
    issues: (_parent, args, ctx) => service.issuesOf(ctx, args),
    next: (_parent, { day }, ctx) => service.nextArticleOf(ctx, day),
    articles: (_parent, args, ctx) => service.articlesForConsole(ctx, args),
    article: (_parent, { id }, ctx) => service.articleForConsole(ctx, id),
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
