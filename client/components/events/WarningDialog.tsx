import { useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Link } from '#client/ui/Link.tsx';
import { toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { ViewerUnreadDocument } from './ViewerUnread.generated.ts';
import { useAcknowledgeWarningMutation } from './WarningDialog.generated.ts';

type Props = { warning: { id: string; reason: string; isAboutPhoto: boolean } };

const tryAgain = 'Please try again.';

const words = {
  warning: {
    title: 'A warning from our moderators',
    description: 'Something you did broke our rules. If it happens again, your account may be suspended.',
    to: paths.termsOfService,
    link: 'Read what is not allowed',
  },
  photo: {
    title: 'We removed a photo of yours',
    description: 'One of our moderators took it off your profile. This is why:',
    to: paths.support,
    link: 'This is a mistake: ask us to look again',
  },
} as const;

/** Stays open until the person confirms that they have read it. */
export function WarningDialog({ warning }: Props) {
  const [acknowledge, { client }] = useAcknowledgeWarningMutation();
  const [isBusy, setBusy] = useState(false);
  const understood = useRef<HTMLButtonElement>(null);
  const { title, description, to, link } = words[warning.isAboutPhoto ? 'photo' : 'warning'];

  async function read(): Promise<void> {
    setBusy(true);
    try {
      const answer = await acknowledge({ warningId: warning.id });
      // The warning was withdrawn meanwhile: refetches the warnings that are unread now.
      if (answer.__typename !== 'AcknowledgeWarningSuccess')
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
      title={title}
      description={description}
    >
      <blockquote className="whitespace-pre-wrap break-words rounded-md border-line-strong border-l-4 bg-sunken px-4 py-3">
        {warning.reason}
      </blockquote>
      <p className="text-sm">
        <Link to={to} className="text-crimson-ink underline underline-offset-4">
          {link}
        </Link>
      </p>
      <Button ref={understood} loading={isBusy} onClick={() => void read()}>
        I understand
      </Button>
    </Dialog>
  );
}
