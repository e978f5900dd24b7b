import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSocketStatus } from '#client/apollo/socket-status.ts';
import { newId } from '#client/lib/new-id.ts';
import { onlineOrAfter } from '#client/lib/online.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { CompanionAllowanceDocument, CompanionPageDocument, CompanionTalkDocument } from './companion.generated.ts';
import type { Drafts } from './device.ts';
import { tellFailure } from './failures.ts';
import type { Conversation, Failure, Outgoing } from './reply.ts';
import { listen } from './reply-socket.ts';
import { createReplyStream, type ReplyStream, type StreamPorts } from './reply-stream.ts';
import { texts } from './texts.ts';
import { useSend } from './use-send.ts';

const AGAIN_MS = 2_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function keepConversation(client: ApolloClient, scenario: string, conversation: Conversation | null): void {
  client.cache.updateQuery({ query: CompanionTalkDocument, variables: { scenarioId: scenario } }, (known) =>
    known?.viewer?.companion
      ? { ...known, viewer: { ...known.viewer, companion: { ...known.viewer.companion, conversation } } }
      : undefined,
  );
}

export type Limit = { message: string; resetsAt: string };

/** `limit` is the last refusal because of a used-up allowance. A failure is a toast and puts the text back into the draft. */
export function useReplyStream(drafts: Drafts) {
  const client = useApolloClient();
  const send = useSend();
  const [limit, setLimit] = useState<Limit | null>(null);
  const [failure, setFailure] = useState<(Failure & { scenario: string }) | null>(null);

  const status = useSocketStatus();
  const socket = useRef(status);
  useEffect(() => {
    socket.current = status;
  }, [status]);

  const [stream] = useState(() => createReplyStream(ports()));
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    // A page restored from the browser's back-forward cache has missed events.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.refetchQueries({ include: [CompanionTalkDocument] }).catch(() => undefined);
    };
    window.addEventListener('pagehide', stream.close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', stream.close);
      window.removeEventListener('pageshow', comeBack);
      stream.close();
    };
  }, [client, stream]);

  function ports(): StreamPorts {
    return {
      send(message) {
        setFailure(null);
        clearToasts('companion');
        return send(message);
      },
      listen: (exchangeId, heard, over) =>
        listen(client, exchangeId, { heard, over, isConnected: () => socket.current === 'connected' }),
      async reload(scenario) {
        while (isHere.current) {
          const { data } = await client
            .query({ query: CompanionTalkDocument, variables: { scenarioId: scenario }, fetchPolicy: 'no-cache' })
            .catch(() => ({ data: undefined }));
          if (data) return data.viewer?.companion?.conversation ?? null;
          await onlineOrAfter(AGAIN_MS);
        }
        return null;
      },
      async keep(scenario, conversation) {
        keepConversation(client, scenario, conversation);
        // Apollo tells its queries in a timer of 0 ms. This timer runs after it.
        await wait(0);
      },
      failed: (message, why) => void giveBack(message, why),
      givenBack: ({ scenario, content }) => drafts.putBack(scenario, content),
      over: () => void refresh(),
      frame: (run) => void requestAnimationFrame(run),
      wait,
      newId,
    };
  }

  async function refresh(): Promise<void> {
    await client.query({ query: CompanionAllowanceDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }

  function giveBack({ scenario, content }: Outgoing, why: Failure): void {
    drafts.putBack(scenario, content);
    if (why.kind === 'limit' && why.resetsAt) setLimit({ message: why.message ?? '', resetsAt: why.resetsAt });
    else setFailure({ ...why, scenario });
    tellFailure(why.kind === 'cut' ? { ...why, message: texts.cut } : why);
    // The plan ended, or the companion was switched off, so the page is loaded again.
    if (why.kind === 'gone') void client.refetchQueries({ include: [CompanionPageDocument] }).catch(() => undefined);
  }

  const state = useSyncExternalStore(stream.subscribe, stream.state);
  return { stream, state, limit, failure };
}

export function useReplyText(stream: ReplyStream): string {
  return useSyncExternalStore(stream.subscribe, stream.text);
}
