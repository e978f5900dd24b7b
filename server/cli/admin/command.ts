/** The parts of a command. commands.ts lists all commands; run.ts reads nothing but that table. */
import type { ParseArgsConfig } from 'node:util';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The command line after the command's name: its words, and its options by name. */
export type Line = {
  words: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
};

/** The result of a command, as JSON for scripts and as text for people. */
export type Result = { json: unknown; text: string };

/** The terminal; `isThere` is false if no person can be asked. */
export type Terminal = { isThere: boolean; say(text: string): void; ask(question: string): Promise<string> };

export type Command = {
  name: string;
  /** The command's words and options, without the options of all commands. */
  usage: string;
  /** The effect of the command, in one or two sentences. */
  does: string;
  /** The scope that the token needs; null for the two commands without a token. */
  scope: string | null;
  /** The command's own options, without the options of all commands. */
  options: Options;
  changes: boolean;
  /** True if the change cannot be undone. Without a terminal it then needs --yes. */
  isFinal: boolean;
  run(line: Line, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<Result>;
};

type Described = Pick<Command, 'name' | 'usage' | 'does' | 'scope'> & { options?: Options };

export const wrong = (what: string): never => {
  throw new Failure('USAGE', what);
};

/** Makes a command that only reads. */
export function reading<Input>({
  parse,
  read,
  ...described
}: Described & {
  parse(line: Line): Input;
  read(env: NodeJS.ProcessEnv, input: Input): Promise<Result>;
}): Command {
  return { options: {}, ...described, changes: false, isFinal: false, run: (line, env) => read(env, parse(line)) };
}

/**
 * Makes a command that changes something. With `dryRun`, `act` returns the result without changing anything: a person at a terminal sees it
 * and confirms. A script is not asked; a final change needs --yes from it.
 */
export function changing<Input>({
  parse,
  act,
  isFinal = false,
  ...described
}: Described & {
  isFinal?: boolean;
  parse(line: Line): Input | Promise<Input>;
  act(env: NodeJS.ProcessEnv, input: Input, dryRun: boolean): Promise<Result>;
}): Command {
  return {
    options: {},
    ...described,
    changes: true,
    isFinal,
    async run(line, env, terminal) {
      const input = await parse(line);
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

/** The words of a line. Throws a Failure unless there is one for each of `names`. */
export function wordsOf(command: string, { words }: Line, ...names: string[]): string[] {
  if (words.length < names.length) return wrong(`${command} wants ${names.join(' and ')}.`);
  if (words.length > names.length) return wrong(`Too many words: ${words.slice(names.length).join(' ')}`);
  return [...words];
}

/** Checks a word against a list, ignoring case, and returns it in the API's upper case. */
export function choiceOf(what: string, given: string | undefined, choices: readonly string[]): string {
  const word = given?.toLowerCase();
  return word !== undefined && choices.includes(word)
    ? word.toUpperCase()
    : wrong(`${what} should be one of ${choices.join(', ')}.`);
}

/** The value of an option as a whole number. Throws a Failure otherwise. */
export function numberOf({ text }: Line, option: string): number {
  const given = text(option) ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : wrong(`--${option} should be a whole number.`);
}
