import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useNavigationBlocker } from '#client/components/form/use-navigation-blocker.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { texts } from './texts.ts';

type Kind = keyof typeof texts.unsaved;
type Guard = {
  hold: (id: string, kind: Kind) => void;
  release: (id: string) => void;
  free: () => void;
};

const Unsaved = createContext<Guard>({ hold: () => undefined, release: () => undefined, free: () => undefined });

/** Open editors and filters are in the query string, so a change of it counts too. */
const leaves = (from: Location, to: Location) => from.pathname !== to.pathname || from.search !== to.search;

/** Asks before unsaved work in the admin console is lost. A single guard, because the router allows one blocker only. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState<ReadonlyMap<string, Kind>>(new Map());
  const { blocker, free } = useNavigationBlocker(held.size > 0, leaves);
  const [guard] = useState<Guard>(() => ({
    hold: (id, kind) => setHeld((before) => new Map(before).set(id, kind)),
    release: (id) => setHeld((before) => new Map([...before].filter(([each]) => each !== id))),
    free,
  }));
  const isAsked = blocker.state === 'blocked';
  const kind: Kind = [...held.values()].includes('secret') ? 'secret' : 'draft';
  // The text stays during the closing animation.
  const [asked, setAsked] = useState(kind);
  if (isAsked && asked !== kind) setAsked(kind);
  const words = texts.unsaved[asked];
  return (
    <Unsaved value={guard}>
      {children}
      <ConfirmDialog
        open={isAsked}
        title={words.title}
        description={words.body}
        keep={words.stay}
        confirm={texts.leave}
        isDanger
        onKeep={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </Unsaved>
  );
}

/** Registers unsaved work, or none for null. The returned function lets the next navigation pass. */
export function useUnsaved(kind: Kind | null): () => void {
  const { hold, release, free } = useContext(Unsaved);
  const id = useId();
  useEffect(() => {
    if (kind === null) return;
    hold(id, kind);
    return () => release(id);
  }, [kind, id, hold, release]);
  return free;
}
