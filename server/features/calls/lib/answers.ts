import { messages as texts } from '#rules/call-texts.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import type { CallRow } from '#server/db/rows.ts';

export const passed = (call: CallRow) => ({ __typename: 'SendCallSignalSuccess' as const, call });

/** `elsewhere`: the call goes on with another device of the same person. */
export const callOver = (message: typeof texts.over | typeof texts.elsewhere = texts.over) =>
  userError('CallOver', 'call_over', message);

export const callBusy = userError('CallBusy', 'call_busy', texts.busy);

/** For a signal that needs an answered call, or that only the callee may send. */
export const notAnswered = (kind: string) => invalidInput([{ path: `signal.${kind}`, message: texts.notAnswered }]);
