const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as Error & { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && broken === constraint;
}
