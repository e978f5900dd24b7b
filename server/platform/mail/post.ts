import type { Deps } from '#server/platform/context/context.ts';
import { compose, type Letter } from './layout.ts';

/** Nobody can own this domain (RFC 2606). */
export const nobodysDomain = 'left.invalid';

/** Sends none to a deleted account. */
export async function post({ ports, config }: Pick<Deps, 'ports' | 'config'>, letter: Letter): Promise<void> {
  if (letter.to.endsWith(`@${nobodysDomain}`)) return;
  await ports.mailer.send(compose(letter, config));
}
