import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isRealDay } from '#rules/age.ts';
import { badInput } from '#server/base/errors.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function instant(given: unknown): Date {
  const day = typeof given === 'string' ? INSTANT.exec(given)?.[1] : undefined;
  const at = new Date(String(given));
  if (day === undefined || !isRealDay(day) || Number.isNaN(at.getTime())) {
    throw badInput('An instant is written like 2026-01-31T09:30:00.000Z.');
  }
  return at;
}

function day(given: unknown): string {
  if (typeof given !== 'string' || !isRealDay(given))
    throw badInput('A day is written like 2026-01-31 and must exist.');
  return given;
}

const text = (node: ValueNode): unknown => (node.kind === Kind.STRING ? node.value : null);

/** ISO 8601 in UTC with milliseconds in the API. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (!(value instanceof Date)) throw new TypeError('A DateTime field was resolved to something other than a Date.');
    return value.toISOString();
  },
  parseValue: instant,
  parseLiteral: (node) => instant(text(node)),
});

/** YYYY-MM-DD on both sides. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize(value) {
    if (typeof value !== 'string' || !isRealDay(value))
      throw new TypeError('A Date field was resolved to something other than a day.');
    return value;
  },
  parseValue: day,
  parseLiteral: (node) => day(text(node)),
});
