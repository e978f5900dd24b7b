import type { Deps } from '#server/platform/context/context.ts';
import { compose, type Letter } from './layout.ts';

/** Where the address is of whoever left and is nameless: in a domain that nobody can have (RFC 2606). */
export const nobodysDomain = 'left.invalid';

/** Sends a letter to somebody of the product; to whoever left, none. */
export async function post({ ports, config }: Pick<Deps, 'ports' | 'config'>, letter: Letter): Promise<void> {
  if (letter.to.endsWith(`@${nobodysDomain}`)) return;
  await ports.mailer.send(compose(letter, config));
}
