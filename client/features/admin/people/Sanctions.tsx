import { suspendRule } from '#rules/admin.ts';
import { Action } from '../Action.tsx';
import { checked } from '../use-conclude.ts';
import {
  ConsolePeopleDocument,
  useConsoleRestoreMutation,
  useConsoleSuspendMutation,
  useConsoleWarnMutation,
} from './people.generated.ts';
import { texts } from './texts.ts';

type Props = { id: string; name: string };

export function WarnPerson({ id, name }: Props) {
  const [warn] = useConsoleWarnMutation();
  const account = { id };
  return (
    <Action
      label={texts.warn}
      hidden={name}
      title={texts.warnWhom(name)}
      description={texts.warnBody}
      success={texts.warned(name)}
      failed={texts.warnFailed}
      queue={ConsolePeopleDocument}
      send={({ reason }) => checked(suspendRule, { account, reason }, (input) => warn({ ...input, account }))}
      words={{ name: 'reason', label: texts.forPerson, hint: texts.forPersonHint }}
    />
  );
}

/** One button for both, because the focus returns to it. */
export function SuspendPerson({ id, name, isSuspended }: Props & { isSuspended: boolean }) {
  const [suspend] = useConsoleSuspendMutation();
  const [restore] = useConsoleRestoreMutation();
  const account = { id };
  const change = isSuspended ? restore : suspend;
  const action = isSuspended
    ? {
        label: texts.restore,
        title: texts.restoreWhom(name),
        description: texts.restoreBody,
        success: texts.restored(name),
        failed: texts.restoreFailed,
        words: { name: 'reason', label: texts.reason, hint: texts.reasonHint },
      }
    : {
        label: texts.suspend,
        variant: 'danger' as const,
        title: texts.suspendWhom(name),
        description: texts.suspendBody,
        success: texts.suspendedNow(name),
        failed: texts.suspendFailed,
        words: { name: 'reason', label: texts.forPerson, hint: texts.forPersonHint },
      };
  return (
    <Action
      {...action}
      hidden={name}
      queue={ConsolePeopleDocument}
      send={({ reason }) => checked(suspendRule, { account, reason }, (input) => change({ ...input, account }))}
    />
  );
}
