import type { SessionStore } from '#client/apollo/session-store.ts';
import { createListeners } from '#client/lib/listeners.ts';
import { readItem, writeItem } from '#client/lib/safe-storage.ts';
import { companionDefaults, isTalk, scenarioIds } from '#rules/companion.ts';

const DRAFT = 'zobo.companion.draft.';
const COACH_MODE = 'zobo.companion.coach-mode';
const SCENARIO = 'zobo.companion.scenario';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Drafts = ReturnType<typeof createDrafts>;

/** Without storage, drafts live as long as the page. After a sign-out of their owner nothing is stored any more. */
export function createDrafts(storage: Kept, session: Pick<SessionStore, 'isSignedIn' | 'person'>) {
  const owner = session.person();
  const known = new Map<string, string>();
  const { tell, subscribe } = createListeners();

  function read(scenario: string): string {
    const text = known.get(scenario) ?? readItem(DRAFT + scenario, storage) ?? '';
    known.set(scenario, text);
    return text;
  }
  function write(scenario: string, text: string): void {
    known.set(scenario, text);
    if (session.isSignedIn() && session.person() === owner) writeItem(DRAFT + scenario, text, storage);
    tell();
  }

  return {
    read,
    write,
    /** Puts the unsent text back before the text typed since. */
    putBack(scenario: string, text: string): void {
      const now = read(scenario);
      write(scenario, now.trim() === '' ? text : `${text}\n${now}`);
    },
    subscribe,
  };
}

export function readCoachMode(storage: Kept): boolean {
  const kept = readItem(COACH_MODE, storage);
  return kept === null ? companionDefaults.coachMode : kept === '1';
}

export function writeCoachMode(storage: Kept, isOn: boolean): void {
  writeItem(COACH_MODE, isOn ? '1' : '0', storage);
}

export function readScenario(storage: Kept): string {
  const kept = readItem(SCENARIO, storage) ?? '';
  return isTalk(kept) ? kept : (scenarioIds[0] ?? '');
}

export function writeScenario(storage: Kept, scenario: string): void {
  writeItem(SCENARIO, scenario, storage);
}
