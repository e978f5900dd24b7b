/** Typed text may contain control characters that a terminal obeys. */
import type { AccountRef } from '#rules/admin.ts';

export const shown = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\n', '\n    ');

/** Escapes C1 control characters too, which JSON allows and terminals obey. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An account as the command line named it. */
export const whom = ({ account: { id, email } }: { account: AccountRef }): string => shown(email ?? id ?? '');

export const named = ({ fullName, email }: { fullName: string; email: string }): string =>
  `${shown(fullName)} <${shown(email)}>`;

export const listed = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n');
