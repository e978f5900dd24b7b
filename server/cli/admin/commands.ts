/** In the order of the usage text. */
import { accountCommands } from './accounts.ts';
import { articleCommands } from './articles.ts';
import { breachCommands } from './breach.ts';
import type { Command } from './command.ts';
import { dateIdeaCommands } from './date-ideas.ts';
import { moderationCommands } from './moderation.ts';
import { newsletterCommands } from './newsletter.ts';
import { overviewCommands } from './overview.ts';
import { planCommands } from './plans.ts';
import { reportCommands } from './reports.ts';
import { reviewCommands } from './reviews.ts';
import { ticketCommands } from './tickets.ts';
import { tokenCommands } from './tokens.ts';

export const commands: readonly Command[] = [
  ...tokenCommands,
  ...accountCommands,
  ...reviewCommands,
  ...reportCommands,
  ...moderationCommands,
  ...ticketCommands,
  ...newsletterCommands,
  ...articleCommands,
  ...dateIdeaCommands,
  ...overviewCommands,
  ...breachCommands,
  ...planCommands,
];
