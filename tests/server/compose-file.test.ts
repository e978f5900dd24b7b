/** docker-compose.yml and the Dockerfile as texts: what goes on by itself after a crash, and means tomorrow what it means today. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const services = [
  ...(/^services:\n([\s\S]*?)^volumes:/m.exec(read('docker-compose.yml'))?.[1] ?? '').matchAll(
    /^ {2}(\w+):\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm,
  ),
].map(([, name = '', text = '']) => ({ name, text }));
const names = services.map(({ name }) => name);

describe('docker-compose.yml', () => {
  it('has the services of production', () => {
    expect(names).toEqual(['proxy', 'app', 'postgres', 'redis', 's3', 'bucket', 'mail', 'turn']);
  });

  it.each(services)('$name is one exact version', ({ text }) => {
    if (/^ {4}build: \.$/m.test(text)) return;
    expect(/^ {4}image: (.+)$/m.exec(text)?.[1]).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?$/);
  });

  it.each(services)('$name is started again when it ends', ({ name, text }) => {
    expect(/^ {4}restart: (.+)$/m.exec(text)?.[1]).toBe(name === 'bucket' ? 'on-failure' : 'unless-stopped');
  });

  it('asks each that serves how it is', () => {
    const asked = services.filter(({ text }) => /^ {4}healthcheck:$/m.test(text)).map(({ name }) => name);
    expect(asked).toEqual(names.filter((name) => !['app', 'bucket', 'turn'].includes(name)));
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\/healthz'/m);
  });

  it('makes the bucket that the app writes to before the app starts', () => {
    const [app, bucket] = ['app', 'bucket'].map(
      (name) => services.find((service) => service.name === name)?.text ?? '',
    );
    const named = /^ {6}S3_BUCKET: (\w+)$/m.exec(app ?? '')?.[1];
    expect(bucket).toContain(`create-bucket --bucket ${named}`);
    expect(app).toContain('bucket: { condition: service_completed_successfully }');
  });
});
