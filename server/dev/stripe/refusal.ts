import type { z } from 'zod';
import type { Form, FormValue } from './form.ts';

type Body = {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
};

/** An error answer of the Stripe double, in the shape of Stripe's errors. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Body };

  constructor(status: number, error: Omit<Body, 'type'> & { type?: Body['type'] }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

/** Like Stripe: 404 if the path names the missing object, 400 if a parameter does. */
export function missing(what: string, id: string, param?: string): Refusal {
  return new Refusal(param === undefined ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  });
}

/** A Refusal as of `missing` unless there is a row of this id. */
export function rowOf<T>(rows: Record<string, T>, what: string, id: string, param?: string): T {
  const row = rows[id];
  if (row === undefined) throw missing(what, id, param);
  return row;
}

function isAt(value: FormValue | undefined, [name, ...rest]: PropertyKey[]): boolean {
  if (name === undefined) return value !== undefined;
  if (typeof value !== 'object') return false;
  return isAt((value as Record<PropertyKey, FormValue>)[name], rest);
}

const inBrackets = ([head, ...rest]: PropertyKey[]): string =>
  `${String(head)}${rest.map((name) => `[${String(name)}]`).join('')}`;

/** Throws a Refusal that names the first wrong parameter. */
export function checkedForm<S extends z.ZodType>(shape: S, given: Form): z.output<S> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = inBrackets([...issue.path, issue.keys[0] ?? '']);
    throw new Refusal(400, { code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param });
  }
  const path = issue?.path ?? [];
  const param = inBrackets(path);
  if (!isAt(given, path)) {
    throw new Refusal(400, { code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  }
  throw new Refusal(400, { code: 'parameter_invalid', message: `Invalid ${param}: ${issue?.message}`, param });
}
