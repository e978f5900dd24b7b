/** Loads all that the server runs and prints the packages among it whose paths hold one of the given words. */
import { createRequire } from 'node:module';
import '#server/boot/boot.ts';

const { cache } = createRequire(import.meta.url);
const words = process.argv.slice(2);
console.log(JSON.stringify(Object.keys(cache).filter((path) => words.some((word) => path.includes(word)))));
