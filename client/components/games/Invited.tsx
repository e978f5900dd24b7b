import { Button } from '#client/ui/Button.tsx';
import type { RoundProps } from './GameRound.tsx';
import { gameName, texts } from './texts.ts';

/** An invitation: to answer, or to wait for. */
export function Invited({ session, name, busyWith, move }: RoundProps) {
  const { isInvitedByViewer, game, endsAt } = session;
  const id = game.id as keyof typeof texts.about;
  const press = (step: 'ACCEPT' | 'DECLINE' | 'STOP') => ({
    loading: busyWith === `step ${step}`,
    onClick: () => void move({ step }),
  });
  return (
    <>
      <p role="status" className="font-bold text-lg">
        {texts.state(session, name)}
      </p>
      <div className="grid gap-1 rounded-lg bg-sunken p-4">
        <p className="font-bold">{gameName(session)}</p>
        <p className="text-ink-soft text-sm">{texts.about[id]}</p>
      </div>
      <p className="text-ink-soft text-sm">
        {isInvitedByViewer ? texts.waiting(name, endsAt) : texts.asked(name, endsAt)}
      </p>
      {isInvitedByViewer ? (
        <Button variant="ghost" {...press('STOP')}>
          {texts.takeBack}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" {...press('DECLINE')} className="flex-1">
            {texts.decline}
          </Button>
          <Button {...press('ACCEPT')} className="flex-1">
            {texts.accept}
          </Button>
        </div>
      )}
    </>
  );
}
