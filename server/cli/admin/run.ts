import { parseArgs } from 'node:util';
import { type Command, type Line, type Terminal, wrong } from './command.ts';
import { commands } from './commands.ts';
import { exitCodes, Failure } from './failure.ts';
import { asJson } from './output.ts';
import { ask, canAsk } from './prompt.ts';

const forAll = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
const forChanges = { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } } as const;
const optionsOf = ({ options, changes }: Command) => ({ ...options, ...forAll, ...(changes ? forChanges : {}) });

function describe({ name, usage, does, scope, changes }: Command): string {
  const line = ['  ', name, ...(usage === '' ? [] : [` ${usage}`]), ...(changes ? [' [--dry-run] [--yes]'] : [])];
  return `${line.join('')}\n      ${does}${scope === null ? '' : ` Scope: ${scope}.`}`;
}

export const usage = `Usage: npm run admin -- <command>

${commands.map(describe).join('\n')}

Every command takes --json, and prints what scripts can rely on. What changes something first tells what would happen and goes on
when you type yes; with --yes it does not ask. Without a terminal nobody can be asked: what cannot be taken back then needs --yes
(${commands
  .filter(({ isFinal }) => isFinal)
  .map(({ name }) => name)
  .join(', ')}). With --dry-run nothing is changed.

All but the first two need ADMIN_TOKEN, a token for scripts with the scope of the command. ZOBO_URL is the server,
http://localhost:4000 unless set.
Exit codes: 0 done, ${Object.entries(exitCodes)
  .map(([code, status]) => `${status} ${code}`)
  .join(', ')}.`;

export function usageOf(args: string[]): string {
  const command = commands.find(({ name }) => args.includes(name));
  return command === undefined ? usage : `Usage: npm run admin --\n${describe(command)}`;
}

/** Options may precede the command. */
function commandOf(args: string[]): Command {
  const options = Object.assign({}, forAll, forChanges, ...commands.map((command) => command.options));
  const [name] = parseArgs({ args, options, strict: false, allowPositionals: true }).positionals;
  if (name === undefined) return wrong('A command is missing.');
  return commands.find((command) => command.name === name) ?? wrong(`There is no command '${name}'.`);
}

function lineOf(command: Command, args: string[]): Line {
  try {
    const { values, positionals } = parseArgs({ args, options: optionsOf(command), allowPositionals: true });
    const given: Record<string, unknown> = values;
    return {
      words: positionals.slice(1),
      text(option) {
        const value = given[option];
        return typeof value === 'string' ? value : undefined;
      },
      flag: (option) => given[option] === true,
    };
  } catch (error) {
    throw new Failure('USAGE', error instanceof Error ? error.message : String(error));
  }
}

const here: Terminal = {
  isThere: canAsk(),
  say: (text) => console.error(text),
  ask: (question) => ask(question),
};

export async function run(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal = here): Promise<string> {
  if (args.includes('--help') || args.includes('-h')) return usage;
  const command = commandOf(args);
  const line = lineOf(command, args);
  const { json, text } = await command.run(line, env, terminal);
  return line.flag('json') ? asJson(json) : text;
}
