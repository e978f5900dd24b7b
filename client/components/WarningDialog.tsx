import { useRef, useState } from 'react';
import { paths } from '#rules/paths.ts';
import { messageOf } from '../apollo/error-message.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { toast } from '../ui/toast.tsx';
import { useAcknowledgeWarningMutation, ViewerUnreadDocument } from './ViewerEvents.generated.ts';

type Props = { warning: { id: string; reason: string } };

const tryAgain = 'Please try again.';

/** A warning of the moderators, which stays until the person says that they have read it. */
export function WarningDialog({ warning }: Props) {
  const [acknowledge, { client }] = useAcknowledgeWarningMutation();
  const [isBusy, setBusy] = useState(false);
  const understood = useRef<HTMLButtonElement>(null);

  async function read(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await acknowledge({ variables: { input: { warningId: warning.id } } });
      // Taken back meanwhile: what is there to be read now is asked for.
      if (data?.acknowledgeWarning.__typename !== 'AcknowledgeWarningSuccess')
        await client.refetchQueries({ include: [ViewerUnreadDocument] });
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error, tryAgain), tone: 'error', about: 'warning' });
    }
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      initialFocus={() => understood.current}
      title="A warning from our moderators"
      description="Something you did broke our rules. If it happens again, your account may be suspended."
    >
      <blockquote className="whitespace-pre-wrap break-words rounded-md border-line-strong border-l-4 bg-sunken px-4 py-3">
        {warning.reason}
      </blockquote>
      <p className="text-sm">
        <Link to={paths.termsOfService} className="text-crimson-ink underline underline-offset-4">
          Read what is not allowed
        </Link>
      </p>
      <Button ref={understood} loading={isBusy} onClick={() => void read()}>
        I understand
      </Button>
    </Dialog>
  );
}
