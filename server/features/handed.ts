/** What later features hand to earlier ones, which may not import them (order.ts): as ports, run in the caller's transaction. */
import type { Handed } from '#server/ports/index.ts';
import { callForListener } from './calls/events.ts';
import { cancelDeletion } from './data-rights/deletion.ts';
import { endMatch } from './matches/service.ts';
import { suspensionOf } from './moderation/appeals.ts';
import { moveNewsletter } from './newsletter/subscriptions.ts';
import { changeMainPhoto } from './profiles/service.ts';
import { settleJourney } from './profiles/settling.ts';
import { ticketForListener } from './support/service.ts';

export const handed: Handed = {
  endMatch,
  changeMainPhoto,
  settleJourney,
  moveNewsletter,
  suspensionOf,
  cancelDeletion,
  callForListener,
  ticketForListener,
};
