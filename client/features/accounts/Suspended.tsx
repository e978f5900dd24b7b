import { useState } from 'react';
import { Mailbox } from '#client/shell/Mailbox.tsx';
import { Button } from '#client/ui/Button.tsx';
import { AppealForm } from './AppealForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { suspendedTexts as texts } from './texts.ts';

export type Suspension = {
  reason: string;
  appeal: 'NONE' | 'WAITING' | 'UPHELD' | 'GRANTED';
  appealToken: string | null;
};

export function Suspended({ suspension, onBack }: { suspension: Suspension; onBack: () => void }) {
  const { reason, appealToken } = suspension;
  const [appeal, setAppeal] = useState(suspension.appeal);
  const words = appeal === 'WAITING' ? texts.sent : appeal === 'UPHELD' ? texts.upheld : texts;
  return (
    <AuthFrame title={words.title} lead={<p role="status">{words.lead}</p>} view={appeal}>
      <blockquote className="whitespace-pre-wrap break-words rounded-md border-line-strong border-l-4 bg-sunken px-4 py-3">
        {reason}
      </blockquote>
      {appeal === 'NONE' && appealToken !== null && (
        <>
          <p>{texts.closed}</p>
          <AppealForm token={appealToken} onSent={() => setAppeal('WAITING')} />
        </>
      )}
      <p className="text-ink-soft text-sm">
        Questions: <Mailbox name="support" />
      </p>
      <Button variant="link" size="sm" onClick={onBack} className="justify-self-center">
        {texts.back}
      </Button>
    </AuthFrame>
  );
}
