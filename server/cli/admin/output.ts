/** What is printed. A terminal obeys some characters, so that none of those that people typed reaches it. */

/** What people typed, below its first line. */
export const shown = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\n', '\n    ');

/** JSON for scripts; of the characters that terminals obey it escapes also those that JSON allows. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Somebody by name and address. */
export const named = ({ fullName, email }: { fullName: string; email: string }): string =>
  `${shown(fullName)} <${shown(email)}>`;

/** Lines, or a sentence where there are none. */
export const listed = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n');
