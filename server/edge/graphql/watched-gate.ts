/** It answers exactly as the gate does. */

import { codesOf, logAnswer, type Operation } from '#server/base/request-log.ts';
import { traced } from '#server/base/tracing.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';
import type { Gate, Outcome, Prepared } from './gate.ts';

/** `known` are the names of the client's operations. Any other name is the caller's text. */
export function watched(gate: Gate, deps: Pick<Deps, 'config'>, known: ReadonlySet<string>): Gate {
  const meters = metersOf(deps);
  const operationOf = ({ hash, operation }: Prepared): Operation => {
    const name = operation.name?.value ?? '';
    return { name: known.has(name) ? name : 'other', kind: operation.operation, hash };
  };
  const counted = (outcome: Outcome): Outcome => {
    for (const code of codesOf(outcome.body)) meters.errors.inc({ code });
    return outcome;
  };

  return {
    ...gate,
    refuse: (faults) => counted(gate.refuse(faults)),
    fail: (error) => counted(gate.fail(error)),
    argumentsOf(prepared, ctx) {
      if (ctx.request.note !== undefined) ctx.request.note.operation = operationOf(prepared);
      return gate.argumentsOf(prepared, ctx);
    },
    async execute(prepared, ctx, event) {
      const operation = operationOf(prepared);
      const { name, kind, hash } = operation;
      const { note } = ctx.request;
      if (note !== undefined) note.operation = operation;
      const end = meters.operations.startTimer({ operation: name, kind });
      const attributes = {
        'graphql.operation.name': name,
        'graphql.operation.type': kind,
        'graphql.document.hash': hash,
      };
      const outcome = await traced(`${kind} ${name}`, attributes, async (endSpan) => {
        const answered = await gate.execute(prepared, ctx, event);
        const [code] = codesOf(answered.body);
        endSpan({ code });
        return answered;
      });
      end();
      if (!outcome.skipped) logAnswer(note, counted(outcome).body);
      return outcome;
    },
  };
}
