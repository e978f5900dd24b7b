/** A check that sees nothing passes. So each lint rule has a fixture that it must catch, and a neighbour that it must let through. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports } from '../../tooling/check-imports.ts';
import { breakingChanges, schemaProblems } from '../../tooling/check-schema.ts';
import { importRules, placeRules } from '../../tooling/import-rules.ts';
import { programOf } from '../../tooling/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'zobo-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the product's own Biome configuration finds in each of some files. */
function biome(files: Record<string, string>): Record<string, string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const flags = ['--vcs-enabled=false', `--config-path=${process.cwd()}`, '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [programOf('@biomejs/biome', 'biome'), 'lint', ...flags, folder], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const found = (name: string) => diagnostics.filter(({ location }) => location.path.endsWith(`/${name}`));
  return Object.fromEntries(Object.keys(files).map((name) => [name, found(name).map(({ category }) => category)]));
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const line${at} = ${at};\n`).join('');

describe('the import rule', () => {
  const fixtures = checkImports(join(process.cwd(), 'tests/lint/fixtures/imports'));
  const caught = (rule: string, file: string): boolean =>
    fixtures.violations.some((violation) => violation.startsWith(`${rule}: ${file} `));

  const bites: [rule: string, file: string][] = [
    ['resolvable', 'server/features/accounts/leads-nowhere.ts'],
    ['rules-are-pure', 'rules/impure.ts'],
    ['server-not-client', 'server/features/accounts/reaches-client.ts'],
    ['client-not-server', 'client/features/discovery/reaches-server.ts'],
    ['product-not-tests', 'rules/knows-tests.ts'],
    ['ui-knows-no-data', 'client/ui/knows-data.ts'],
    ['client-features-apart', 'client/features/discovery/other-feature.tsx'],
    ['no-full-zod-in-client', 'client/features/discovery/full-zod.ts'],
    ['downwards', 'server/features/accounts/loaders.ts'],
    ['feature-door', 'server/features/chat/service.ts'],
    ['layers', 'server/features/chat/queries.ts'],
    ['room', 'client/components/roomless.ts'],
    ['layer', 'server/features/chat/strangers.ts'],
    ['kysely-at-home', 'server/features/chat/service.ts'],
    ['lucia-at-home', 'server/features/chat/strangers.ts'],
    ['stripe-at-home', 'server/features/chat/strangers.ts'],
    ['openai-at-home', 'server/features/chat/strangers.ts'],
    ['dicebear-at-home', 'server/features/chat/strangers.ts'],
  ];

  it.each(bites)('%s catches %s', (rule, file) => {
    expect(caught(rule, file)).toBe(true);
  });

  it('has a fixture for every rule', () => {
    expect(bites.map(([rule]) => rule).sort()).toEqual([...importRules, ...placeRules].map(({ name }) => name).sort());
  });

  it.each(['client/components/form/knows-feature.tsx', 'server/base/knows-feature.ts'])(
    'downwards catches %s, which leads up, be it by a type alone',
    (file) => {
      expect(caught('downwards', file)).toBe(true);
    },
  );

  it('leaves types free across features', () => {
    expect(fixtures.modules).toContain('server/features/chat/free-service.ts');
    expect(fixtures.violations.filter((violation) => violation.includes('free-service.ts'))).toEqual([]);
  });

  it('lets zod/mini through', () => {
    expect(fixtures.violations.filter((violation) => violation.includes('mini-zod'))).toEqual([]);
    expect(fixtures.modules).toContain('client/features/discovery/mini-zod.ts');
  });

  it('looks at every module of the product', () => {
    const product = checkImports();
    const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((file) => /^(rules|content|migrations|server|client|tests|tooling)\/.*\.[jt]sx?$/.test(file))
      .filter((file) => !file.endsWith('.d.ts') && !file.startsWith('tests/lint/fixtures/') && existsSync(file));
    expect(tracked.length).toBeGreaterThan(100);
    expect(product.modules).toEqual(expect.arrayContaining(tracked));
    expect(product.edges).toBeGreaterThan(product.modules.length);
    expect(product.violations).toEqual([]);
  });
});

describe('the length of', () => {
  // Biome counts the lines between the braces.
  const functionOf = (count: number): string =>
    `export function long(): void {\n${'  console.log();\n'.repeat(count - 2)}}\n`;
  let found: Record<string, string[]>;
  // One run for all: Biome looks at the whole checkout first.
  beforeAll(() => {
    found = biome({
      ...{ 'long.ts': lines(301), 'short.ts': lines(300) },
      ...{ 'long-function.ts': functionOf(81), 'short-function.ts': functionOf(80) },
    });
  });

  it.each([
    ['files stops at 301 lines', 'long.ts', ['lint/style/noExcessiveLinesPerFile']],
    ['files lets 300 lines through', 'short.ts', []],
    ['functions stops at 81 lines', 'long-function.ts', ['lint/complexity/noExcessiveLinesPerFunction']],
    ['functions lets 80 lines through', 'short-function.ts', []],
  ])('%s', (_, file, rules) => {
    expect(found[file]).toEqual(rules);
  });
});

describe('the contract', () => {
  const sdl = readFileSync('schema.graphql', 'utf8');
  const add = (text: string): string => `${sdl}\n${text}\n`;

  it('keeps the rules as it stands', () => {
    expect(schemaProblems(sdl)).toEqual([]);
  });

  it('may not have an undescribed field, argument or enum value', () => {
    expect(schemaProblems(add('"""Something more here."""\ntype Extra { bare: Int }'))).toEqual([
      'Extra.bare has no description',
    ]);
    expect(schemaProblems(add('"""Something more here."""\ntype Extra { "What is said." a(b: Int): Int }'))).toEqual([
      'Extra.a(b) has no description',
    ]);
    expect(schemaProblems(add('"""Something more here."""\nenum Extra { BARE }'))).toEqual([
      'Extra.BARE has no description',
    ]);
  });

  it('may not describe anything by two words or fewer', () => {
    expect(schemaProblems(add('"The id."\nscalar Extra'))).toEqual([
      'Extra is described by fewer than three words: The id.',
    ]);
    expect(schemaProblems(add('"The shortest description."\nscalar Extra'))).toEqual([]);
  });

  it('may not have a Boolean that does not begin with is, has or can', () => {
    const problem = (where: string) => `${where} is a Boolean that does not begin with is, has or can`;
    const bad =
      add(`"Something more here." type Extra { "Whether it is." open: Boolean! "What is said." said("Whether it is." island: [Boolean!]): Int }
      "Something more here." input ExtraInput { "Whether it is." cancelled: Boolean }`);
    expect(schemaProblems(bad)).toEqual(['Extra.open', 'Extra.said(island)', 'ExtraInput.cancelled'].map(problem));
    const good =
      add(`"Something more here." type Extra { "Whether it is." isOpen: Boolean! "What is said." said("Whether it is." canWait: Boolean): Int }
      "Something more here." input ExtraInput { "Whether it is." hasEnded: Boolean }`);
    expect(schemaProblems(good)).toEqual([]);
  });

  it('may not have a letter beyond Latin-1, in a description either', () => {
    const problems = schemaProblems(add('"About \u20a615,000 for two."\nscalar Naira'));
    expect(problems).toEqual([expect.stringContaining('has a letter beyond Latin-1: \u20a6')]);
  });

  it('may not have a success that clashes with UserError', () => {
    const clash = sdl.replace('sentMessage: Message!', 'message: Message!');
    expect(schemaProblems(clash)).toEqual(['SendMessageSuccess.message clashes with UserError.message']);
  });

  it('may not have a mutation that takes anything but nothing or one input, or answers no payload union', () => {
    const wink = (args: string): string[] =>
      schemaProblems(
        add(`"A wink to somebody."
          input SendWinkInput { "The person's id." at: ID }
          extend type Mutation { "Winks at somebody." sendWink${args}: Int! }`),
      );
    const noUnion = 'Mutation.sendWink does not answer a union SendWinkPayload!';
    expect(wink('("What is given." input: SendWinkInput!)')).toEqual([noUnion]);
    expect(wink('')).toEqual([noUnion]);
    const badInput = 'Mutation.sendWink takes neither nothing nor exactly one input: SendWinkInput!';
    for (const args of [
      'at: ID',
      'input: SendWinkInput',
      'input: SignInInput!',
      'input: SendWinkInput!, "The person\'s id." at: ID',
    ])
      expect(wink(`("What is given." ${args})`), args).toEqual([badInput, noUnion]);
  });

  it('may not have a mutation of one word', () => {
    const problems = schemaProblems(add(`extend type Mutation { "Winks at somebody." wink: Int! }`));
    expect(problems).toContain('Mutation.wink is not a verb and a noun');
  });
});

describe('a released contract', () => {
  const sdl = readFileSync('schema.graphql', 'utf8');
  const field = '  likesLeft: Int\n';
  const deprecated = '  likesLeft: Int @deprecated(reason: "Use abilities; removal 2099-01-01")\n';

  it('may not lose anything that was not deprecated in it', () => {
    expect(sdl).toContain(field);
    expect(breakingChanges(sdl, sdl)).toEqual([]);
    const without = sdl.replace(field, '  likesStillLeft: Int\n');
    expect(breakingChanges(sdl, without)).toEqual([expect.stringContaining('Viewer.likesLeft was removed.')]);
    // Deprecated in the same change is too late.
    expect(breakingChanges(sdl, sdl.replace(field, deprecated))).toEqual([]);
    expect(breakingChanges(sdl.replace(field, deprecated), without)).toEqual([]);
  });

  it('may lose what is deprecated with the types that only it used, and gain what nobody has to send', () => {
    const released = `type Query { a(b: Int @deprecated, c: Kind): Int  old: Old @deprecated }
      type Old { kind: Int }  enum Kind { ONE TWO @deprecated }`;
    const broken = (now: string): string[] =>
      breakingChanges(released, now).map((text) => text.split(' It was ')[0] ?? '');
    expect(broken('type Query { a(c: Kind, d: Int): Int  more: Int }  enum Kind { ONE THREE }')).toEqual([]);
    expect(broken('type Query { a(c: Kind, d: Int!): Int }  enum Kind { TWO }')).toEqual([
      'A required arg d on Query.a was added.',
      'ONE was removed from enum type Kind.',
    ]);
  });
});
