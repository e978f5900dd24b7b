import { Action } from '../Action.tsx';
import { texts } from './texts.ts';
import { useSanctions } from './use-sanctions.ts';

type Props = { id: string; name: string };

export function WarnPerson({ id, name }: Props) {
  const { warn } = useSanctions(id, name);
  return (
    <Action
      label={texts.warn}
      hidden={name}
      title={texts.warnWhom(name)}
      description={texts.warnBody}
      failed={texts.warnFailed}
      send={warn}
      words={{ name: 'reason', label: texts.forPerson, hint: texts.forPersonHint }}
    />
  );
}

/** One button for both, because the focus returns to it. */
export function SuspendPerson({ id, name, isSuspended }: Props & { isSuspended: boolean }) {
  const { suspend, restore } = useSanctions(id, name);
  const action = isSuspended
    ? {
        label: texts.restore,
        title: texts.restoreWhom(name),
        description: texts.restoreBody,
        failed: texts.restoreFailed,
        send: restore,
      }
    : {
        label: texts.suspend,
        variant: 'danger' as const,
        title: texts.suspendWhom(name),
        description: texts.suspendBody,
        failed: texts.suspendFailed,
        send: suspend,
      };
  const [label, hint] = isSuspended ? [texts.reason, texts.reasonHint] : [texts.forPerson, texts.forPersonHint];
  return <Action {...action} hidden={name} words={{ name: 'reason', label, hint }} />;
}
