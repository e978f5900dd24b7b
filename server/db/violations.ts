/** Postgres's code for a broken constraint, so that a service can answer with the product's own error. */

const UNIQUE_VIOLATION = '23505';

/** True when a statement failed because it would have duplicated a value under this constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as Error & { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && broken === constraint;
}
