import type { Deps } from '#server/platform/context/context.ts';
import { compose, type Letter } from './layout.ts';

/** The domain in the address of a deleted account. Nobody can own it (RFC 2606). */
export const nobodysDomain = 'left.invalid';

/** Sends a letter to a person; sends none to a deleted account. */
export async function post({ ports, config }: Pick<Deps, 'ports' | 'config'>, letter: Letter): Promise<void> {
  if (letter.to.endsWith(`@${nobodysDomain}`)) return;
  await ports.mailer.send(compose(letter, config));
}
