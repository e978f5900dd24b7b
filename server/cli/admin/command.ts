/** What a command is made of. Each belongs to one table, commands.ts, of which run.ts knows everything it needs. */
import type { ParseArgsConfig } from 'node:util';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The command line below the command: its words, and its options by name. */
export type Line = {
  words: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
};

/** What a command found or did: for scripts, and for people. */
export type Result = { json: unknown; text: string };

/** Who sits at the terminal, if anybody. */
export type Terminal = { isThere: boolean; say(text: string): void; ask(question: string): Promise<string> };

export type Command = {
  name: string;
  /** Its words and options, but for those that all commands have. */
  usage: string;
  /** What it does, in a sentence or two. */
  does: string;
  /** The scope that its token needs; null for the two that need no token. */
  scope: string | null;
  /** Beside those that all commands have. */
  options: Options;
  changes: boolean;
  /** Whether it cannot be taken back: then it goes on only after a yes, or --yes. */
  isFinal: boolean;
  run(line: Line, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<Result>;
};

type Described = Pick<Command, 'name' | 'usage' | 'does' | 'scope'> & { options?: Options };

export const wrong = (what: string): never => {
  throw new Failure('USAGE', what);
};

/** A command that only reads. */
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
 * A command that changes something: `act` tells with `dryRun` what would happen, which a person at a terminal is shown and asked about. A
 * script is not asked, and where something is final has to say --yes.
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

/** The words of a line, which are as many as are named. */
export function wordsOf(command: string, { words }: Line, ...names: string[]): string[] {
  if (words.length < names.length) return wrong(`${command} wants ${names.join(' and ')}.`);
  if (words.length > names.length) return wrong(`Too many words: ${words.slice(names.length).join(' ')}`);
  return [...words];
}

/** One of some words, in any case; as the API writes it. */
export function choiceOf(what: string, given: string | undefined, choices: readonly string[]): string {
  const word = given?.toLowerCase();
  return word !== undefined && choices.includes(word)
    ? word.toUpperCase()
    : wrong(`${what} should be one of ${choices.join(', ')}.`);
}

/** A whole number of an option. */
export function numberOf({ text }: Line, option: string): number {
  const given = text(option) ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : wrong(`--${option} should be a whole number.`);
}
