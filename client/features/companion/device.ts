import type { SessionStore } from '#client/apollo/session-store.ts';
import { companionDefaults, isScenario, scenarioIds } from '#rules/companion.ts';

const DRAFT = 'zobo.companion.draft.';
const COACH_MODE = 'zobo.companion.coach-mode';
const SCENARIO = 'zobo.companion.scenario';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Drafts = ReturnType<typeof createDrafts>;

/** Without storage, drafts live as long as the page. After a sign-out of their owner nothing is stored any more. */
export function createDrafts(storage: Kept, session: Pick<SessionStore, 'isSignedIn' | 'person'>) {
  const owner = session.person();
  const known = new Map<string, string>();
  const listeners = new Set<() => void>();

  function read(scenario: string): string {
    const text = known.get(scenario) ?? item(storage, DRAFT + scenario) ?? '';
    known.set(scenario, text);
    return text;
  }
  function write(scenario: string, text: string): void {
    known.set(scenario, text);
    if (session.isSignedIn() && session.person() === owner) put(storage, DRAFT + scenario, text);
    for (const listener of [...listeners]) listener();
  }

  return {
    read,
    write,
    /** Puts the unsent text back before the text typed since. */
    putBack(scenario: string, text: string): void {
      const now = read(scenario);
      write(scenario, now.trim() === '' ? text : `${text}\n${now}`);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function readCoachMode(storage: Kept): boolean {
  const kept = item(storage, COACH_MODE);
  return kept === null ? companionDefaults.coachMode : kept === '1';
}

export function writeCoachMode(storage: Kept, isOn: boolean): void {
  put(storage, COACH_MODE, isOn ? '1' : '0');
}

export function readScenario(storage: Kept): string {
  const kept = item(storage, SCENARIO) ?? '';
  return isScenario(kept) ? kept : (scenarioIds[0] ?? '');
}

export function writeScenario(storage: Kept, scenario: string): void {
  put(storage, SCENARIO, scenario);
}

function item(storage: Kept, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function put(storage: Kept, key: string, value: string): void {
  try {
    if (value === '') storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Forgotten with the page.
  }
}
