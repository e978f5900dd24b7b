import { parseArgs } from 'node:util';
import { exitCodes, Failure } from './failure.ts';
import { grantRole } from './grant-role.ts';
import { publishPlans } from './plans.ts';
import { createToken, grantEntitlement, suspend } from './remote.ts';
import { review, waitingSelfies } from './reviews.ts';
import { answerTicket, listTickets } from './tickets.ts';

const scopes = [
  'users_read',
  'entitlements_write',
  'accounts_suspend',
  'verification_review',
  'plans_write',
  'support_write',
];
const verdicts = ['approve', 'reject'];
const ticketStates = ['open', 'answered', 'closed'];
const plans = ['gold', 'diamond', 'soul'];
const DAYS = '30';

export const usage = `Usage: npm run admin -- <command>

  grant-role <email> admin
      Makes an account an administrator. Runs beside the server, against its database (DATABASE_URL, else the one in DATA_DIR).
  create-token [--name <text>] [--days <n>] [--scopes ${scopes.join(',')}]
      Signs in with ADMIN_EMAIL and ADMIN_PASSWORD, or asks for them, and prints a token for scripts.
  grant-entitlement <email> [${plans.join('|')}] [--days <n>] [--reason <text>] [--dry-run]
      Grants a plan from now on, for ${DAYS} days unless told otherwise. Without a plan it is the bare premium flag, which counts as gold.
  suspend <email> --reason <text> [--dry-run]
      Suspends an account: ends its sessions and hides its profile.
  verifications [--json]
      Lists the selfies that wait for a review, with addresses to look at. Needs the scopes users_read and verification_review.
  review-verification <id> ${verdicts.join('|')} [--reason <text>] [--dry-run]
      Decides about a selfie and tells the person. A rejection needs a reason, which the person reads.
  publish-plans [--dry-run]
      Makes the products, prices and the launch coupon of the catalogue at the payment provider; those that are there stay.
  list-tickets [--state ${ticketStates.join('|')}] [--json]
      Lists requests for help with what was written on them, those of people on a plan first. Needs the scope users_read.
  answer-ticket <id> [--answer <text>] [--close] [--dry-run]
      Answers a request for help, closes it, or both, and tells the person. Needs the scope support_write.

All but the first two need ADMIN_TOKEN, a token for scripts. ZOBO_URL is the server, http://localhost:4000 unless set.
Exit codes: 0 done, ${Object.entries(exitCodes)
  .map(([code, status]) => `${status} ${code}`)
  .join(', ')}.`;

const options = {
  days: { type: 'string', default: DAYS },
  name: { type: 'string', default: 'admin command' },
  scopes: { type: 'string', default: scopes.join(',') },
  reason: { type: 'string' },
  answer: { type: 'string' },
  close: { type: 'boolean', default: false },
  state: { type: 'string', default: 'open' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure('USAGE', error instanceof Error ? error.message : String(error));
  }
}

const wrong = (what: string): never => {
  throw new Failure('USAGE', what);
};

/** Runs one command line and returns what to print; throws a Failure. */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, email, word, ...rest] = positionals;
  if (values.help) return usage;
  if (rest.length > 0) return wrong(`Too many words: ${rest.join(' ')}`);
  const days = /^\d{1,6}$/.test(values.days) ? Number(values.days) : wrong('--days should be a whole number.');
  const dryRun = values['dry-run'];

  switch (command) {
    case 'grant-role':
      if (email === undefined || word !== 'admin')
        return wrong('grant-role wants an e-mail address and the word admin.');
      return grantRole(env, email);
    case 'create-token': {
      const given = values.scopes.split(',').map((scope) => scope.trim().toLowerCase());
      const unknown = given.find((scope) => !scopes.includes(scope));
      if (unknown !== undefined) return wrong(`There is no scope '${unknown}'.`);
      return createToken(env, { name: values.name, scopes: given.map((scope) => scope.toUpperCase()), days });
    }
    case 'grant-entitlement': {
      if (email === undefined || (word !== undefined && !plans.includes(word.toLowerCase()))) {
        return wrong(`grant-entitlement wants an e-mail address, and one of ${plans.join(', ')} or nothing.`);
      }
      const reason = values.reason ?? null;
      return grantEntitlement(env, { email, plan: word?.toUpperCase() ?? null, days, reason, dryRun });
    }
    case 'publish-plans':
      if (email !== undefined) return wrong(`Too many words: ${email}`);
      return publishPlans(env, dryRun);
    case 'suspend':
      if (email === undefined || values.reason === undefined)
        return wrong('suspend wants an e-mail address and --reason.');
      return suspend(env, { email, reason: values.reason, dryRun });
    case 'verifications':
      if (email !== undefined) return wrong(`Too many words: ${email}`);
      return waitingSelfies(env, values.json);
    case 'review-verification': {
      const decision = word?.toLowerCase();
      if (email === undefined || decision === undefined || !verdicts.includes(decision)) {
        return wrong(`review-verification wants an id and one of ${verdicts.join(', ')}.`);
      }
      const reason = values.reason ?? null;
      return review(env, { verificationId: email, decision: decision.toUpperCase(), reason, dryRun });
    }
    case 'list-tickets': {
      const state = values.state.toLowerCase();
      if (email !== undefined) return wrong(`Too many words: ${email}`);
      if (!ticketStates.includes(state)) return wrong(`--state should be one of ${ticketStates.join(', ')}.`);
      return listTickets(env, state.toUpperCase(), values.json);
    }
    case 'answer-ticket': {
      if (email === undefined || word !== undefined)
        return wrong('answer-ticket wants an id, and --answer or --close.');
      const content = values.answer ?? null;
      if (content === null && !values.close) return wrong('answer-ticket wants --answer, --close, or both.');
      return answerTicket(env, { ticketId: email, content, close: values.close, dryRun });
    }
    case undefined:
      return wrong('A command is missing.');
    default:
      return wrong(`There is no command '${command}'.`);
  }
}
