import { createOutbox, type Item } from '#client/components/outbox/outbox.ts';
import { createStore } from '#client/components/outbox/store.ts';

/** The database of one device, whose records outlive a tab. `fails` is set to a reason for which it refuses. */
export function createDevice() {
  const records = new Map<string, unknown>();
  const device = { records, fails: null as Error | null, session: 's' };
  const tabs: { hear: (lane: string) => void }[] = [];
  const refusal = async () => {
    await Promise.resolve();
    if (device.fails) throw device.fails;
  };

  /** A tab of its own, with a store over the device. */
  function open(early: readonly unknown[] = []) {
    const outbox = createOutbox();
    const unkept: string[] = [];
    const store = createStore({
      outbox,
      early,
      db: {
        all: async () => {
          await refusal();
          return structuredClone([...records.values()]);
        },
        put: async (items) => {
          await refusal();
          for (const item of items) records.set(item.id, structuredClone(item));
        },
        remove: async (ids) => {
          await refusal();
          for (const id of ids) records.delete(id);
        },
        clear: async () => records.clear(),
      },
      session: () => device.session,
      announce: (lane) => {
        for (const tab of tabs) if (tab.hear !== hear) tab.hear(lane);
      },
      onUnkept: () => void unkept.push('unkept'),
    });
    const hear = (lane: string) => void store.refresh(lane);
    tabs.push({ hear });
    const write = (content: string, at = '2026-03-12T10:00:00.000Z'): string =>
      outbox.add({ kind: 'message', matchId: 'm', content }, { id: content, at, session: device.session });
    const left = () => outbox.read('chat:m').map(({ id, state }: Item) => `${id} ${state}`);
    return { outbox, store, write, left, unkept };
  }
  return {
    ...device,
    open,
    set: (changes: Partial<Pick<typeof device, 'fails' | 'session'>>) => Object.assign(device, changes),
  };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
