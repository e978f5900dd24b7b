/** Reports the modules it read: a checker that reads none would pass unnoticed. dependency-cruiser cannot read .tsx here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { type Import, importRules, placeRules } from './import-rules.ts';

const FOLDERS = ['rules', 'content', 'migrations', 'server', 'client', 'tests', 'tooling'];
const NOT_OURS = /(^|\/)(node_modules|dist)\/|^tests\/lint\/fixtures\//;

export type ImportReport = { violations: string[]; modules: string[]; edges: number };

function modulesUnder(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && !NOT_OURS.test(file))
    .sort();
}

/** The target of an import: a path from the root, `npm:<package>[/path]`, `node:<name>`, or `unresolved:<given>`. */
function resolve(root: string, from: string, given: string): string {
  const bare = given.replace(/\?.*$/, '');
  if (bare.startsWith('virtual:')) return bare;
  if (bare.startsWith('node:') || builtinModules.includes(bare)) return `node:${bare.replace(/^node:/, '')}`;
  const alias = /^#(rules|server|client|tests)\/(.+)$/.exec(bare);
  if (alias === null && !bare.startsWith('.')) return `npm:${bare}`;
  const target = alias === null ? posix.join(posix.dirname(from), bare) : `${alias[1]}/${alias[2]}`;
  return existsSync(join(root, target)) ? target : `unresolved:${given}`;
}

function importsOf(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      given: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ given: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[2] ? [{ given: literal[2], typeOnly: false }] : [];
    }),
  ];
  return found.map(({ given, typeOnly }) => ({ from: file, to: resolve(root, file, given), typeOnly }));
}

/** Checks every module under the folders of `root`. */
export function checkImports(root: string = process.cwd(), folders: readonly string[] = FOLDERS): ImportReport {
  const modules = modulesUnder(root, folders);
  const edges = modules.flatMap((file) => importsOf(root, file));
  const violations = edges.flatMap((edge) =>
    importRules.filter((rule) => rule.forbids(edge)).map((rule) => `${rule.name}: ${edge.from} -> ${edge.to}`),
  );
  const misplaced = modules.flatMap((file) =>
    placeRules.filter((rule) => rule.forbids(file)).map((rule) => `${rule.name}: ${file} is out of place`),
  );
  return { violations: [...new Set([...violations, ...misplaced])], modules, edges: edges.length };
}

if (process.argv[1] === import.meta.filename) {
  const { violations, modules, edges } = checkImports();
  for (const violation of violations) {
    const rule = [...importRules, ...placeRules].find(({ name }) => violation.startsWith(`${name}:`));
    console.error(`${violation}\n    ${rule?.why}`);
  }
  if (violations.length > 0 || modules.length === 0) process.exit(1);
  console.log(`Imports: ${edges} in ${modules.length} modules, no violation.`);
}
