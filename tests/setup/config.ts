import { type Config, loadConfig } from '#server/config.ts';

/** The configuration of a server under test: a free port, no demo, secrets fixed. */
export function testConfig(changes: Partial<Config>): Config {
  const config = loadConfig({ NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'silent' });
  return { ...config, mode: 'test', appSecret: 'a secret that only tests use, 32 bytes or more', ...changes };
}
