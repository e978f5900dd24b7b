/** What the documents name is there: paths, links, and each hop of docs/walks.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => file !== '');
const folders = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));
const topFolders = [...folders].filter((folder) => folder !== '' && !folder.includes('/'));
/** History names what was there then; fixtures and content are no documents of ours. */
const documents = files.filter((file) => /^(docs\/|\.github\/)?[\w-]+\.md$/.test(file) && file !== 'CHANGELOG.md');

const FILE = /^[\w@.*-]+(\/[\w@.*-]+)*\.(tsx?|jsx?|md|json|ya?ml|sql|graphql|css|py|conf|cmd)$/;
/** Words of a span of code that name something of this checkout, rather than what is made in it or on a machine. */
function pathsIn(span: string): string[] {
  return span.split(/\s+/).flatMap((word) => {
    const isBelowTop = topFolders.some((folder) => word.startsWith(`${folder}/`));
    const isElsewhere = /[<>$…]|NNNN/.test(word) || /^(node_modules|dist|\.data|DATA_DIR|postgres\.json)\b/.test(word);
    return !isElsewhere && (isBelowTop || FILE.test(word)) ? [word.replace(/[,.;:)]+$/, '')] : [];
  });
}

/** Whether a path is there: from the root, or as the end of a path that was named in full before, `*` standing for any name. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
  const whole = new RegExp(`^(.*/)?${pattern}$`);
  return [...files, ...folders].some((known) => whole.test(known));
}

const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const headingsOf = (file: string): string[] =>
  [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

it('finds the documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/walks.md', 'SECURITY.md']));
});

describe.each(documents)('%s', (file) => {
  const text = withoutFences(read(file));

  it('names paths that are there', () => {
    const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => pathsIn(span));
    expect(spans.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, one, two]) => one ?? two ?? '');
    const broken = links.filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(dirname(file), path);
      if (!files.includes(target)) return true;
      return anchor !== undefined && !headingsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

it('the README is short, and its table has every script of package.json', () => {
  const readme = read('README.md');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  const rows = readme.split('\n').filter((line) => line.startsWith('| `npm '));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:npm (?:run )?)?([\w:]+)[^`]*`/g)]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(named.map(([, name]) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

describe('the map in the README', () => {
  const map = /## The map[\s\S]*?```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const roomsOf = (folder: string): string[] =>
    [...folders].flatMap((each) => (dirname(each) === folder ? [each.slice(folder.length + 1)] : []));

  it.each(['server', 'client'])('has every room of %s', (folder) => {
    const part = new RegExp(`^${folder}/[\\s\\S]*?(?=^\\S|$(?![\\s\\S]))`, 'm').exec(map)?.[0] ?? '';
    const named = [...part.matchAll(/^ {2}([\w-]+)\//gm)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(roomsOf(folder).toSorted());
  });

  it('has every folder of the checkout', () => {
    const named = [...map.matchAll(/^([\w.-]+)\//gm)].map(([, name = '']) => name);
    const own = topFolders.filter((folder) => !folder.startsWith('.'));
    expect(named.toSorted()).toEqual(own.toSorted());
  });
});

describe('docs/walks.md', () => {
  type Hop = { file: string; name: string };
  const sections = read('docs/walks.md').split(/^## /m).slice(1);
  const titleOf = (section: string): string => section.split('\n')[0] ?? '';
  const HOP = /^(\d+)\. \[([^\]]+)\]\(([^)]+)\) `(\w+)`: \S.*\.$/;

  /** The hops of a section down to a line, those of the sections that it leads through among them. */
  function hopsOf(lines: readonly string[]): Hop[] {
    return lines.flatMap((line) => {
      const [, , shown = '', link = '', name = ''] = HOP.exec(line) ?? [];
      if (name !== '') {
        const file = posix.join('docs', link);
        expect(shown).toBe(posix.basename(file));
        return [{ file, name }];
      }
      const through = /^- Then \[[^\]]+\]\(#([\w-]+)\)/.exec(line)?.[1];
      const section = sections.find((each) => slugOf(titleOf(each)) === through);
      return through === undefined ? [] : hopsOf(section?.split('\n') ?? []);
    });
  }

  describe.each(sections.map((section) => [titleOf(section), section.split('\n')] as const))('%s', (_title, lines) => {
    it('numbers its hops, each with a file, a function and a sentence', () => {
      const numbered = lines.filter((line) => /^\d+\./.test(line));
      expect(numbered.filter((line) => !HOP.test(line))).toEqual([]);
      expect(numbered.map((line) => Number(HOP.exec(line)?.[1]))).toEqual(numbered.map((_, at) => at + 1));
    });

    it('names functions that are in their files', () => {
      const strangers = hopsOf(lines).filter(
        ({ file, name }) => !files.includes(file) || !new RegExp(`\\b${name}\\b`).test(read(file)),
      );
      expect(strangers).toEqual([]);
    });

    it('counts its hops and folders', () => {
      const sums = lines.flatMap((line, at) => {
        const [, hops, places] = /^\*\*(\d+) hops in (\d+) folders/.exec(line) ?? [];
        return hops === undefined ? [] : [{ at, said: [Number(hops), Number(places)] }];
      });
      expect(sums.length).toBeGreaterThan(0);
      for (const { at, said } of sums) {
        const hops = hopsOf(lines.slice(0, at));
        expect(said).toEqual([hops.length, new Set(hops.map(({ file }) => dirname(file))).size]);
      }
    });
  });
});
