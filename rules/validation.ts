import * as z from 'zod/mini';

export type FieldError = { path: string; message: string };
export type Checked<T> = { ok: true; value: T } | { ok: false; fieldErrors: FieldError[] };

export const whole = ({ min, max }: { min: number; max: number }, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message));

/** Returns the first error of each field, in the order of the fields. */
export function check<T>(schema: z.ZodMiniType<T>, given: unknown): Checked<T> {
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  const byPath = new Map<string, string>();
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return { ok: false, fieldErrors: [...byPath].map(([path, message]) => ({ path, message })) };
}
