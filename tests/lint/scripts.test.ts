/** The scripts of package.json run in sh and in Windows' cmd. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.entries(scripts).flatMap(([name, script]) =>
  script.split('&&').map((command) => ({ name, command: command.trim() })),
);

it('sets no variable in front of a command, and uses nothing else that one of the two shells lacks', () => {
  const wrong = commands.filter(({ command }) => /^\w+=|[;|<>$%'`\\]|\s&\s/.test(command));
  expect(wrong).toEqual([]);
});

it('starts programs of packages, Node.js, or exec, which cmd finds as a file', () => {
  const strangers = commands.filter(({ command }) => {
    const [program = ''] = command.split(' ');
    return !['node', 'exec'].includes(program) && !existsSync(`node_modules/.bin/${program}`);
  });
  expect(strangers).toEqual([]);
  expect(readFileSync('exec.cmd', 'utf8').split(/\r?\n/)).toContain('@%*');
});
