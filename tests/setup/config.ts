import type { Config } from '#server/config/config.ts';
import { loadConfig } from '#server/config/config.ts';

/** The configuration of a server under test: a free port, no demo, secrets fixed. */
export function testConfig(changes: Partial<Config> & Pick<Config, 'databaseUrl' | 'dataDir'>): Config {
  const settings = loadConfig({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATA_DIR: changes.dataDir,
    DATABASE_URL: changes.databaseUrl,
    APP_SECRET: 'a secret that only tests use, 32 bytes or more',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
  });
  return { ...settings, mode: 'test', port: 0, databaseDirectUrl: changes.databaseUrl, ...changes };
}
