/** The second factor of a form's values, without the spaces that people type; null if there is none. */
export function codeIn({ twoFactorCode = '' }: Readonly<Record<string, string>>): string | null {
  return twoFactorCode.replaceAll(/\s/g, '') || null;
}
