/** commands.ts lists all commands; run.ts reads nothing but that table. */
import type { ParseArgsConfig } from 'node:util';
import type { AccountRef } from '#rules/admin.ts';
import { idOf } from '#server/base/ids.ts';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export type Line = {
  words: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
};

export type Result = { json: unknown; text: string };

/** `isThere` is false if no person can be asked. */
export type Terminal = { isThere: boolean; say(text: string): void; ask(question: string): Promise<string> };

export type Command = {
  name: string;
  usage: string;
  does: string;
  /** Null for the two commands without a token. */
  scope: string | null;
  options: Options;
  changes: boolean;
  /** True if the change cannot be undone. Without a terminal it then needs --yes. */
  isFinal: boolean;
  run(line: Line, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<Result>;
};

type Described = Pick<Command, 'name' | 'usage' | 'does' | 'scope'> & {
  options?: Options;
  /** What each word of the line is; absent: the command takes no words. */
  words?: readonly string[] | 'any';
};

export const wrong = (what: string): never => {
  throw new Failure('USAGE', what);
};

/** The line. Throws a Failure unless there is one word for each of `wanted`. */
function checked(command: string, line: Line, wanted: readonly string[] | 'any' = []): Line {
  const { words } = line;
  if (wanted === 'any' || words.length === wanted.length) return line;
  if (words.length < wanted.length) return wrong(`${command} wants ${wanted.join(' and ')}.`);
  return wrong(`Too many words: ${words.slice(wanted.length).join(' ')}`);
}

export function reading<Input>({
  words,
  parse,
  read,
  ...described
}: Described & {
  parse(line: Line): Input;
  read(env: NodeJS.ProcessEnv, input: Input): Promise<Result>;
}): Command {
  return {
    options: {},
    ...described,
    changes: false,
    isFinal: false,
    run: (line, env) => read(env, parse(checked(described.name, line, words))),
  };
}

/** With `isDryRun`, `act` changes nothing: a person at a terminal sees its result and confirms. A script needs --yes for a final change. */
export function changing<Input>({
  words,
  parse,
  act,
  isFinal = false,
  ...described
}: Described & {
  isFinal?: boolean;
  parse(line: Line): Input | Promise<Input>;
  act(env: NodeJS.ProcessEnv, input: Input, isDryRun: boolean): Promise<Result>;
}): Command {
  return {
    options: {},
    ...described,
    changes: true,
    isFinal,
    async run(line, env, terminal) {
      const input = await parse(checked(described.name, line, words));
      if (line.flag('dry-run')) return act(env, input, true);
      if (isFinal && !terminal.isThere && !line.flag('yes')) {
        return wrong(`${described.name} cannot be taken back: say --yes, or --dry-run to see what would happen.`);
      }
      if (terminal.isThere && !line.flag('yes')) {
        terminal.say((await act(env, input, true)).text);
        const answer = await terminal.ask('Type yes to do it: ');
        if (answer.trim().toLowerCase() !== 'yes') throw new Failure('CANCELLED', 'Nothing was done.');
      }
      return act(env, input, false);
    },
  };
}

/** The account that a word names: by an id, else by an e-mail address. */
export const accountOf = (word: string): AccountRef => (idOf(word) === null ? { email: word } : { id: word });

/** Ignores case, and returns the API's upper case. */
export function choiceOf(what: string, given: string | undefined, choices: readonly string[]): string {
  const word = given?.toLowerCase();
  return word !== undefined && choices.includes(word)
    ? word.toUpperCase()
    : wrong(`${what} should be one of ${choices.join(', ')}.`);
}

/** Throws a Failure unless it is a whole number. */
export function numberOf({ text }: Line, option: string): number {
  const given = text(option) ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : wrong(`--${option} should be a whole number.`);
}

export function aboutOne(command: string, { words: [word = ''], text }: Line): { account: AccountRef; reason: string } {
  return { account: accountOf(word), reason: text('reason') ?? wrong(`${command} wants an account and --reason.`) };
}
