import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isOver, measure, measureRoutes, routeTable, table } from './budget-rules.ts';
import type { Manifest } from './route-scripts.ts';

const folder = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Manifest;
const routes = readFileSync(new URL('../client/routes.tsx', import.meta.url), 'utf8');
const bytesOf = (file: string): Buffer => readFileSync(new URL(file, folder));
const lines = measure(manifest, routes, (file) => gzipSync(bytesOf(file), { level: 9 }).length);
const routeLines = measureRoutes(manifest, routes, (file) => brotliCompressSync(bytesOf(file)).length);

console.log(table(lines));
console.log(routeTable(routeLines));
if (lines.some(({ bytes, limit }) => bytes > limit) || routeLines.some(isOver)) {
  console.error('A budget of the client is exceeded.');
  process.exit(1);
}
