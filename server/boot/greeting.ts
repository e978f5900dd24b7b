import { brand } from '#rules/brand.ts';
import type { Config } from '#server/config/config.ts';
import type { CallSettings } from '#server/config/groups.ts';
import type { DemoAccounts } from '#server/dev/demo/accounts.ts';
import type { Mailer } from '../ports/mailer.ts';

type Facts = { config: Config; address: string; mailer: Mailer; isEmbedded: boolean; demo: DemoAccounts | null };

function demoLines({ accounts, password, people }: DemoAccounts): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, name, about }) => `    ${email.padEnd(width)}  ${name}: ${about}`);
  return ['', `  Demo  ${people} people to look at. Sign in with the password ${password} as`, ...lines];
}

export function callsLine({ turn, stunUrls }: CallSettings): string {
  if (turn !== null) return `relayed only, by ${turn.urls.join(', ')}`;
  const straight = 'straight between the two devices, which learn each other’s network address (TURN_URL relays them)';
  if (stunUrls.length === 0) return `within one network only: ${straight}`;
  return `${straight}; STUN: ${stunUrls.join(', ')}`;
}

/** Null over TLS or on this machine. Elsewhere browsers silently disable much of the product. */
export function plainHttpWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol === 'https:' || isHere) return null;
  return 'PUBLIC_URL is plain http: browsers allow no calls, no position, no notifications and no new passwords there, and passwords can be read on the way. Put TLS in front (docs/operations.md, "TLS").';
}

export function greeting({ config, address, mailer, isEmbedded, demo }: Facts): string {
  const isDevelopment = config.mode !== 'production';
  const kept = isDevelopment && config.smtpUrl === null;
  const lines = [
    `${brand.name} runs on ${address}`,
    '',
    ...(isDevelopment ? [`  API   ${address}/graphql (without the internet: ${address}/graphql?ide=graphiql)`] : []),
    `  Mail  ${kept ? `${address}/dev/mail (letters are kept in ${mailer.destination})` : `goes to ${mailer.destination}`}`,
    `  Data  ${config.dataDir}${isEmbedded ? '' : ' (the database: DATABASE_URL)'}`,
    `  Calls ${callsLine(config.calls)}`,
    ...(demo === null ? [] : demoLines(demo)),
    '',
    '  Stop with Ctrl-C.',
  ];
  return lines.join('\n');
}
