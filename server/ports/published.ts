import type { Clock } from '#server/base/chance.ts';
import { PaymentsFailed } from './payments.ts';

const KNOWN_MS = 5 * 60_000;

/** What was published at a provider. Each is requested at most once in five minutes. */
export function createPublished<Name extends string>(provider: string, clock: Clock) {
  const known = new Map<Name, { id: string; until: number }>();

  return {
    async idOf(what: Name, find: () => Promise<{ id: string } | null>): Promise<string> {
      const now = clock().getTime();
      const former = known.get(what);
      if (former !== undefined && former.until > now) return former.id;
      const found = await find();
      if (found === null)
        throw new PaymentsFailed(`${provider} has no ${what} as the catalogue says: publish the plans.`);
      known.set(what, { id: found.id, until: now + KNOWN_MS });
      return found.id;
    },
    forget: () => known.clear(),
  };
}
