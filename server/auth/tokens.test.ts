import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessTokenOf, isScriptToken, nextRefreshToken, refreshToken, scriptTokenOf, sessionIdOf } from './tokens.ts';

const id = '0193b2c4-7a10-7c3e-9d8a-2f1e4b6c8d01';
const secret = randomBytes(32);

describe('refresh tokens', () => {
  it('name their session', () => expect(sessionIdOf(refreshToken(id, secret))).toBe(id));

  it.each([
    '',
    '.',
    id,
    `${id}.`,
    `${id}.short`,
    `${id}.${'a'.repeat(44)}`,
    `nobody.${'a'.repeat(43)}`,
    `${id}.${'a'.repeat(43)}.x`,
  ])('%j is none', (token) => expect(sessionIdOf(token)).toBeNull());

  it('have one child a salt', () => {
    const given = refreshToken(id, secret);
    const salt = randomBytes(16);
    const next = nextRefreshToken(given, id, salt);
    expect(nextRefreshToken(given, id, salt)).toBe(next);
    expect(nextRefreshToken(given, id, randomBytes(16))).not.toBe(next);
    expect(sessionIdOf(next)).toBe(id);
    expect(accessTokenOf(next)).not.toBe(accessTokenOf(given));
  });
});

describe('tokens of scripts', () => {
  it('are known by their form and checksum', () => {
    const token = scriptTokenOf(secret);
    expect(token).toMatch(/^zobo_[\w-]{49}$/);
    expect(isScriptToken(token)).toBe(true);
    const other = token.at(7) === 'a' ? 'b' : 'a';
    expect(isScriptToken(`${token.slice(0, 7)}${other}${token.slice(8)}`)).toBe(false);
    expect(isScriptToken(`${token}x`)).toBe(false);
    expect(isScriptToken(accessTokenOf(refreshToken(id, secret)))).toBe(false);
  });
});
