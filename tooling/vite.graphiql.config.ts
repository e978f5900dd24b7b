import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds GraphiQL from npm, so that exploring the API needs no internet. Served outside production only. */
export default defineConfig({
  root: at('../server/dev/ide/page'),
  base: '/graphiql/',
  plugins: [react()],
  build: { outDir: at('../dist/ide'), emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
  logLevel: 'warn',
});
