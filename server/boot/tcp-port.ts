import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#server/config/config.ts';

type Address = Pick<Settings, 'host' | 'port'>;

/** Errors are sentences for the operator. */
export function portProblem(error: unknown, { host, port }: Address): string | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: perhaps this product runs already, on http://localhost:${port}. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return null;
  }
}

/** Errors are sentences for the operator. */
export async function requirePort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(address.port, address.host);
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(portProblem(error, address) ?? String(error));
  } finally {
    if (probe.listening) {
      probe.close();
      await once(probe, 'close');
    }
  }
}

export async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
