import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { callsLine, plainHttpWarning } from '#server/boot/greeting.ts';
import { BadSettings, loadConfig, settingNames } from '#server/config/config.ts';
import { misspelt } from '#server/config/env.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zobo-config-'));
const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });

function complaint(env: Record<string, string>): string {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(BadSettings);
    return (error as Error).message;
  }
  throw new Error('Nothing was wrong.');
}

describe('.env.example', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

  it('lists every setting, once, and no other', () => {
    const listed = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });

  it('says above each what it does and its default', () => {
    const blocks = text.split('\n\n').slice(1);
    expect(blocks).toHaveLength(settingNames.length);
    for (const block of blocks) expect(block).toMatch(/^# .*\b(?:Default|default): .+/s);
  });

  it('is a configuration that works, and the default one', () => {
    expect(load({ ...parseEnv(text), DATA_DIR: dataDir })).toEqual(load());
  });

  it.each(['sh', 'bash'])('means the same to %s, which can source it', (shell) => {
    const script = 'set -aeu; . ./.env.example; exec env';
    const printed = execFileSync(shell, ['-c', script], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
    const sourced = Object.fromEntries(
      printed.split('\n').flatMap((line) => {
        const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
        return settingNames.includes(name) ? [[name, value]] : [];
      }),
    );
    expect(sourced).toEqual(parseEnv(text));
  });
});

describe('a name in .env', () => {
  it('that is nearly a setting is warned of, with the setting', () => {
    expect(misspelt('SMTP_URI=smtp://a\nSTRIPE_SECRET_KY=sk_test_1\nPORT=1\n# SMPT_URL=no\n').toSorted()).toEqual([
      '.env: there is no setting SMTP_URI, so it counts for nothing. Is it SMTP_URL?',
      '.env: there is no setting STRIPE_SECRET_KY, so it counts for nothing. Is it STRIPE_SECRET_KEY?',
    ]);
  });

  it('that is like none may be another program’s', () => {
    expect(misspelt('COMPOSE_PROJECT_NAME=x\nADMIN_TOKEN=zobo_1\nZOBO_URL=https://zobo.example\n')).toEqual([]);
  });
});

describe('settings', () => {
  it('need nothing: development on this machine alone', () => {
    expect(load()).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      demo: false,
    });
  });

  it('let devices on two networks call each other, and say so at the start', () => {
    const turn = { TURN_URL: 'turn:relay.example:3478', TURN_SECRET: 'north-wind-and-the-sun' };
    const { calls } = load();
    expect(calls.turn).toBeNull();
    expect(calls.stunUrls).toHaveLength(2);
    for (const url of calls.stunUrls) expect(url).toMatch(/^stun:[\w.]+:\d+$/);
    expect(callsLine(calls)).toContain(`STUN: ${calls.stunUrls.join(', ')}`);
    expect(callsLine(load({ STUN_URL: 'none' }).calls)).toMatch(/^within one network only/);
    expect(load({ STUN_URL: 'stun:a.example:3478' }).calls.stunUrls).toEqual(['stun:a.example:3478']);
    expect(load(turn).calls).toEqual({
      stunUrls: [],
      turn: { urls: ['turn:relay.example:3478'], secret: turn.TURN_SECRET },
    });
    expect(callsLine(load(turn).calls)).toBe('relayed only, by turn:relay.example:3478');
    expect(complaint({ STUN_URL: 'none,stun:a.example:3478' })).toContain('STUN_URL');
  });

  it('tell of a PUBLIC_URL that browsers do not trust', () => {
    for (const url of ['http://zobo.example', 'http://192.168.1.5:4000', 'http://localhost.example'])
      expect(plainHttpWarning(url), url).toMatch(/^PUBLIC_URL is plain http/);
    for (const url of [
      'https://zobo.example',
      'http://localhost:4000',
      'http://a.localhost',
      'http://127.0.0.1',
      'http://[::1]:80',
    ])
      expect(plainHttpWarning(url), url).toBeNull();
  });

  it('in production listen everywhere', () => {
    expect(load({ NODE_ENV: 'production' })).toMatchObject({ mode: 'production', host: '0.0.0.0', logLevel: 'info' });
  });

  it('name everything that is wrong at once, with what it should be', () => {
    const message = complaint({
      PORT: 'four',
      DATABASE_URL: 'mysql://x',
      BETA_ENDS_ON: '2026-02-30',
      TRUST_PROXY: 'yes',
    });
    expect(message).toContain('PORT: should be a whole number from 0 to 65535');
    expect(message).toContain('DATABASE_URL: should be an address like postgres://');
    expect(message).toContain('BETA_ENDS_ON: should be a day like 2026-02-14');
    expect(message).toContain('TRUST_PROXY: should be the number of proxies');
  });

  it.each([
    ['NODE_ENV', 'test'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4000.5'],
    ['DATABASE_POOL', '0'],
    ['REDIS_URL', 'localhost:6379'],
    ['APP_SECRET', 'short'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'zobo.example'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'Zobo'],
    ['SUPPORT_EMAIL', 'support'],
    ['PRIVACY_EMAIL', '@zobo.example'],
    ['BETA_ENDS_ON', '14.2.2026'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s', (name, value) => {
    expect(complaint({ [name]: value })).toContain(`${name}: should be `);
  });

  it('refuse a database of one’s own without a secret for all processes', () => {
    const DATABASE_URL = 'postgres://zobo:secret@localhost/zobo';
    expect(complaint({ DATABASE_URL })).toContain('APP_SECRET: is required with DATABASE_URL');
    const APP_SECRET = 'a'.repeat(32);
    expect(load({ DATABASE_URL, APP_SECRET })).toMatchObject({
      databaseDirectUrl: DATABASE_URL,
      appSecret: APP_SECRET,
    });
  });

  it('refuse demo people, a borrowed sender and letters that lead nowhere in production', () => {
    expect(complaint({ NODE_ENV: 'production', DEMO: '1' })).toContain('DEMO: must be 0 in production');
    expect(complaint({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail' })).toContain('MAIL_FROM: is required');
    const mail = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', MAIL_FROM: 'post@zobo.example' };
    expect(complaint(mail)).toContain('PUBLIC_URL: is required with SMTP_URL');
    expect(load({ ...mail, PUBLIC_URL: 'https://zobo.example' }).publicUrl).toBe('https://zobo.example');
  });

  it('lift the limits on what comes from one network only outside production', () => {
    expect(load()).toMatchObject({ addressLimits: true, requestsPerMinute: 1_200 });
    expect(load({ ADDRESS_LIMITS: 'off', REQUESTS_PER_MINUTE: '0' })).toMatchObject({
      addressLimits: false,
      requestsPerMinute: 0,
    });
    expect(complaint({ NODE_ENV: 'production', ADDRESS_LIMITS: 'off' })).toContain(
      'ADDRESS_LIMITS: must be on in production',
    );
    expect(complaint({ REQUESTS_PER_MINUTE: '-1' })).toContain('REQUESTS_PER_MINUTE: should be a whole number');
  });

  it('refuse test keys of Stripe, and another Stripe, in production only', () => {
    const stripe = { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    for (const STRIPE_SECRET_KEY of ['sk_test_12345678', 'rk_test_12345678']) {
      const env = { ...stripe, STRIPE_SECRET_KEY };
      expect(complaint({ ...env, NODE_ENV: 'production' })).toContain('STRIPE_SECRET_KEY: must not be a key of');
      expect(load(env).payments?.secretKey).toBe(STRIPE_SECRET_KEY);
    }
    const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_12345678' };
    expect(load({ ...live, NODE_ENV: 'production' }).payments?.secretKey).toBe('sk_live_12345678');
    const elsewhere = { ...live, STRIPE_API_URL: 'http://127.0.0.1:12111' };
    expect(complaint({ ...elsewhere, NODE_ENV: 'production' })).toContain('STRIPE_API_URL: must not be set');
    expect(load(elsewhere).payments?.apiUrl).toBe('http://127.0.0.1:12111');
  });

  it('refuse test keys of Paystack, and another Paystack, in production only', () => {
    const test = { PAYSTACK_SECRET_KEY: 'sk_test_12345678' };
    expect(complaint({ ...test, NODE_ENV: 'production' })).toContain('PAYSTACK_SECRET_KEY: must not be a key of');
    expect(load(test).prepaid).toEqual({ secretKey: 'sk_test_12345678', apiUrl: null });
    const live = { PAYSTACK_SECRET_KEY: 'sk_live_12345678' };
    expect(load({ ...live, NODE_ENV: 'production' }).prepaid?.secretKey).toBe('sk_live_12345678');
    const elsewhere = { ...live, PAYSTACK_API_URL: 'http://127.0.0.1:12111' };
    expect(complaint({ ...elsewhere, NODE_ENV: 'production' })).toContain('PAYSTACK_API_URL: must not be set');
    expect(load(elsewhere).prepaid?.apiUrl).toBe('http://127.0.0.1:12111');
    expect(complaint({ PAYSTACK_API_URL: 'http://127.0.0.1:12111' })).toContain('has a meaning only with');
    expect(complaint({ PAYSTACK_SECRET_KEY: 'pk_live_12345678' })).toContain('PAYSTACK_SECRET_KEY: should be');
  });

  it('take cards by whoever has a key, Stripe first, unless they say who', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    const paystack = { PAYSTACK_SECRET_KEY: 'sk_live_12345678' };
    expect([{}, stripe, paystack, { ...stripe, ...paystack }].map((given) => load(given).cards)).toEqual([
      'stripe',
      'stripe',
      'paystack',
      'stripe',
    ]);
    expect(load({ ...stripe, ...paystack, CARD_PAYMENTS: 'paystack' }).cards).toBe('paystack');
    expect(complaint({ CARD_PAYMENTS: 'cash' })).toContain('CARD_PAYMENTS: should be stripe or paystack');
    const production = { CARD_PAYMENTS: 'paystack', NODE_ENV: 'production' };
    expect(complaint(production)).toContain('CARD_PAYMENTS: paystack needs PAYSTACK_SECRET_KEY');
  });

  it('never repeat a value that may be secret', () => {
    expect(complaint({ DATABASE_URL: 'http://zobo:hunter2@localhost', APP_SECRET: 'hunter2' })).not.toContain(
      'hunter2',
    );
  });

  it('take lists, and cut what would double a slash', () => {
    const { publicUrl, allowedOrigins, trustProxy } = load({
      PUBLIC_URL: 'https://zobo.example/',
      ALLOWED_ORIGINS: 'https://a.example/, http://localhost:5173',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    });
    expect(publicUrl).toBe('https://zobo.example');
    expect(allowedOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
    expect(load({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(load().trustProxy).toBe(false);
  });

  it('make a secret once, for its owner’s eyes only', () => {
    const first = load().appSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load().appSecret).toBe(first);
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['app-secret']);
  });

  it.each(['', 'short', ' '.repeat(40)])('never believe a secret file that holds %j', (content) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'zobo-config-'));
    writeFileSync(join(DATA_DIR, 'app-secret'), content);
    expect(() => load({ DATA_DIR })).toThrow(`${join(DATA_DIR, 'app-secret')} should hold a secret of at least 32`);
    expect(readFileSync(join(DATA_DIR, 'app-secret'), 'utf8')).toBe(content);
  });
});
