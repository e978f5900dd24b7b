/** The question before a sign-out that would lose what is not sent yet. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '#client/apollo/session.ts';
import { savesData } from '#client/lib/save-data.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { outbox } from './outbox.ts';
import { unsent, unsentText } from './unsent.ts';

/** What is just under way is worth a moment, so that it need not be asked about. */
const GRACE_MS = 1_000;
/** The closing animation is over by then. */
const CLOSED_MS = 500;

/** Early, because without a network it could not be fetched any more. */
const loadDialog = () => import('#client/ui/ModalDialog.tsx');
if (!savesData()) void loadDialog().catch(() => undefined);

const textNow = () => unsentText(unsent(outbox));

/** Resolves once nothing is unsent, or nothing can be sent; at the latest after the grace. */
async function settled(restored: Promise<void>): Promise<void> {
  let stop = () => {};
  const emptied = restored.then(() => {
    if (!navigator.onLine) return;
    return new Promise<void>((resolve) => {
      const look = () => textNow() === '' && resolve();
      stop = outbox.subscribe(look);
      look();
    });
  });
  await Promise.race([emptied, new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
  stop();
}

type Props = { open: boolean; onAnswer: (isMeant: boolean) => void };

/** It says so when everything is sent meanwhile, and still waits for the person. */
function UnsentDialog({ open, onAnswer }: Props) {
  const text = useSyncExternalStore(outbox.subscribe, textNow);
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog
        open={open}
        title={text || 'Everything is sent now'}
        description={text && 'What is not sent is lost if you log out now. Stay, and it is sent once you are online.'}
        keep="Stay"
        confirm={text ? 'Log out anyway' : 'Log out'}
        isDanger={text !== ''}
        onKeep={() => onAnswer(false)}
        onConfirm={() => onAnswer(true)}
      />
    </CSPProvider>
  );
}

/** A root of its own: no page has to hold a place for a question that is hardly ever asked. */
function show(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function answer(isMeant: boolean): void {
      stop();
      root.render(<UnsentDialog open={false} onAnswer={() => undefined} />);
      setTimeout(() => {
        root.unmount();
        place.remove();
      }, CLOSED_MS);
      resolve(isMeant);
    }
    // The session has ended by itself, or in another tab: nothing is left to ask about.
    const stop = session.subscribe(({ type }) => type === 'signed_out' && answer(false));
    root.render(<UnsentDialog open onAnswer={answer} />);
  });
}

let asking: Promise<boolean> | null = null;

async function ask(restored: Promise<void>): Promise<boolean> {
  await loadDialog();
  await settled(restored);
  return textNow() === '' || show();
}

/**
 * Resolves to true if the person means to sign out; rejects if the question cannot be asked. `restored` is when the outbox has what an earlier
 * visit left. A second press joins the question that is open.
 */
export function askUnsent(restored: Promise<void>): Promise<boolean> {
  asking ??= ask(restored).finally(() => {
    asking = null;
  });
  return asking;
}
