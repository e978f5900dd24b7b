import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Manifest, measure, table } from './budget-rules.ts';

const folder = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest;
const lines = measure(manifest, (file) => gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length);

console.log(table(lines));
if (lines.some(({ bytes, limit }) => bytes > limit)) {
  console.error('A budget of the client is exceeded.');
  process.exit(1);
}
