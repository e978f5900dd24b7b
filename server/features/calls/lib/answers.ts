/** Payload members of call mutations. */
import { messages as texts } from '#rules/call-texts.ts';
import { invalidInput } from '#server/base/errors.ts';
import type { CallRow } from '#server/db/rows.ts';

export const passed = (call: CallRow) => ({ __typename: 'SendCallSignalSuccess' as const, call });

/** `elsewhere`: the call goes on with another device of the same person. */
export const callOver = (message: typeof texts.over | typeof texts.elsewhere = texts.over) => ({
  __typename: 'CallOver' as const,
  code: 'call_over' as const,
  message,
});

export const callBusy = { __typename: 'CallBusy' as const, code: 'call_busy' as const, message: texts.busy };

/** The refusal of a signal that needs an answered call, or that only the callee may send. */
export const notAnswered = (kind: string) => invalidInput([{ path: `signal.${kind}`, message: texts.notAnswered }]);
