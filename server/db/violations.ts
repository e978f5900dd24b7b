/** Postgres's own words for a broken constraint, so that a service can answer with what the product says instead. */

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because it would have repeated a value under this constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as Error & { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && broken === constraint;
}
