import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { refused, sentenceOf } from '#client/components/form/refusals.ts';
import { unreachable, useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { TrashIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import {
  type SafeWay_ViewerFragment,
  useInviteFriendMutation,
  useRemoveFriendMutation,
} from './check-ins.generated.ts';
import { texts as all } from './texts.ts';

const texts = all.friends;
type Friend = SafeWay_ViewerFragment['trustedFriends'][number];

function useInvite() {
  const [invite] = useInviteFriendMutation();
  return async ({ email = '' }: Values) => {
    const answer = await invite({ email });
    if (answer.__typename !== 'InviteFriendSuccess') return refused(all.failed, answer);
    toast({ title: texts.invited, description: texts.invitedBody, tone: 'success' });
    return [];
  };
}

function Invite() {
  const { form, field, isBusy } = useForm(all.failed, useInvite());
  return (
    <form {...form} className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="off" />
      <Button type="submit" variant="secondary" loading={isBusy} className="sm:mb-0.5">
        {texts.invite}
      </Button>
    </form>
  );
}

function Row({ friend, onRemove }: { friend: Friend; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{friend.email}</span>
        <span className={friend.confirmedAt ? 'text-leaf text-sm' : 'text-ink-soft text-sm'}>
          {friend.confirmedAt ? texts.confirmed : texts.waiting}
        </span>
      </span>
      <IconButton label={texts.remove(friend.email)} icon={<TrashIcon />} aria-haspopup="dialog" onClick={onRemove} />
    </li>
  );
}

export function FriendsSection({ friends }: { friends: readonly Friend[] }) {
  const [remove] = useRemoveFriendMutation();
  const [leaving, setLeaving] = useState<Friend | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function goOn(): Promise<void> {
    if (leaving === null || isBusy) return;
    setBusy(true);
    const asked = remove({ friendId: leaving.id });
    const { answer, reason } = await answerTo<Awaited<typeof asked>>(asked, unreachable);
    setBusy(false);
    setLeaving(null);
    if (answer?.__typename !== 'RemoveFriendSuccess')
      toast({ title: all.failed, description: answer ? sentenceOf(answer) : reason, tone: 'error' });
  }

  return (
    <Section title={texts.title} description={texts.description}>
      {friends.length > 0 && (
        <ul className="divide-y divide-line">
          {friends.map((friend) => (
            <Row key={friend.id} friend={friend} onRemove={() => setLeaving(friend)} />
          ))}
        </ul>
      )}
      {friends.length < limits.checkIns.friends && <Invite key={friends.length} />}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.removeTitle}
        description={texts.removeBody}
        keep={texts.keep}
        confirm={texts.removeIt}
        isBusy={isBusy}
        onKeep={() => setLeaving(null)}
        onConfirm={() => void goOn()}
      />
    </Section>
  );
}
