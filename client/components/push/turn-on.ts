import type { ApolloClient } from '@apollo/client';
import { messageOf } from '#client/apollo/error-message.ts';
import { subscribe } from '#client/lib/push-browser.ts';
import { PushKeyDocument, SavePushSubscriptionDocument } from './Push.generated.ts';

/** `refused` by the person at the browser's own question. Otherwise a sentence says what failed. */
export type TurnedOn = 'on' | 'refused' | { reason: string };

/** Call it at a press: browsers ask only then. */
export async function turnPushOn(client: ApolloClient, fallback: string): Promise<TurnedOn> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'refused';
    const { data } = await client.query({ query: PushKeyDocument });
    const input = await subscribe(data?.viewer?.notices.pushPublicKey ?? '');
    const { data: saved } = await client.mutate({ mutation: SavePushSubscriptionDocument, variables: { input } });
    const answer = saved?.savePushSubscription;
    if (answer?.__typename === 'SavePushSubscriptionSuccess') return 'on';
    return { reason: answer?.message ?? fallback };
  } catch (error) {
    return { reason: messageOf(error, fallback) };
  }
}
