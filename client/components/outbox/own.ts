import { session } from '#client/apollo/session.ts';
import type { Item } from './outbox.ts';

/** False once its session is over: an answer that comes after the sign-out is not for whoever looks at the page then. */
export const isOwn = (item: Item): boolean => item.session === session.id();
