/** Loaded at the first moment to ask for pushes. */
import { client } from '#client/apollo/client.ts';
import { pushPermission } from '#client/lib/push-browser.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { UpdateNoticesDocument } from './Push.generated.ts';
import { turnPushOn } from './turn-on.ts';

const texts = {
  title: 'Hear of messages while you are away?',
  description: 'Your device tells you that there is one, without names or words.',
  yes: 'Turn on',
  no: 'Not now',
  on: 'Notifications are on',
  failed: 'Notifications stay off',
  tryAgain: 'Please try again in the settings.',
} as const;
const about = 'push';

/** It is kept with the account: a no holds on every device. */
function refuse(): void {
  const variables = { input: { hasRefusedPush: true } };
  client.mutate({ mutation: UpdateNoticesDocument, variables }).catch(() => undefined);
}

async function turnOn(): Promise<void> {
  clearToasts(about);
  const outcome = await turnPushOn(client, texts.tryAgain);
  if (outcome === 'refused') refuse();
  else if (outcome === 'on') toast({ title: texts.on, tone: 'success' });
  else toast({ title: texts.failed, description: outcome.reason, tone: 'error' });
}

let wasAsked = false;

/** Our own line first; the browser's question follows a yes only. Once a visit, and nowhere after a no to the browser. */
export function askForPush(): void {
  const permission = pushPermission();
  if (wasAsked || permission === 'absent' || permission === 'denied') return;
  wasAsked = true;
  toast({
    title: texts.title,
    description: texts.description,
    about,
    action: { label: texts.yes, run: () => void turnOn() },
    refusal: { label: texts.no, run: refuse },
  });
}
