import type { z } from 'zod';

/** What the Paystack double refuses, as Paystack does. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function checked<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, `${issue?.path.join('.') || 'body'}: ${issue?.message}`, 'invalid_params');
}

export function checkedBody<S extends z.ZodType>(shape: S, text: string): z.output<S> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is no JSON.', 'invalid_params');
  }
  return checked(shape, given);
}

export function rowOf<T>(rows: Readonly<Record<string, T>>, what: string, key: string, status = 404): T {
  const row = rows[key];
  if (row === undefined) throw new Refusal(status, `${what} not found.`, `${what.toLowerCase()}_not_found`);
  return row;
}
