/** Documents and variables for fuzzing: written from the contract at random, valid more often than not, and half of them then damaged. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { contract } from './contract-inputs.ts';
import type { HostileDocument } from './hostile-documents.ts';
import type { Dice } from './random.ts';

/** Texts that break what is built from them: statements, pages, paths, numbers, encodings. */
const nasty = [
  ...[
    '',
    ' ',
    '\u0000',
    "' or 1=1 --",
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '#{7*7}',
    '%s%n',
  ],
  ...['../../../../etc/passwd', 'http://169.254.169.254/', '\ud800', '\u202eabc', '💘'.repeat(50), 'ẹ́'],
  ...['null', 'undefined', 'NaN', '__proto__', 'constructor', '1e400', '-0', '2147483648', '2026-02-30', '0000-00-00'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-4000-8000-00000000000g',
    '\\',
    '\\u0000',
    '"',
    '`',
    '\r\n',
    'a'.repeat(3_000),
  ],
];
const odd: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 53),
  1e308,
  [],
  {},
  [[]],
  { __typename: 'Query' },
  [null],
  'x',
];

/** What ids the documents name: those of rows that exist, of anybody's, and others. */
export type Ids = readonly string[];

function scalarValue(name: string, dice: Dice, ids: Ids): unknown {
  if (dice.chance(0.1)) return dice.pick([...nasty, ...odd]);
  const made: Record<string, () => unknown> = {
    ID: () => (dice.chance(0.7) ? dice.pick(ids) : dice.pick(nasty)),
    String: () =>
      dice.chance(0.5) ? dice.pick(['Ada', 'a@example.com', 'memory_match', 'MQ==', 'Lagos']) : dice.pick(nasty),
    Int: () => dice.pick([0, 1, 2, 5, 20, 100, 101, -1, 2 ** 31 - 1, -(2 ** 31)]),
    Float: () => dice.pick([0, 6.45, -90, 90.0001, 180, 1e300, -1e-300]),
    Boolean: () => dice.chance(0.5),
    Date: () => dice.pick(['1990-01-01', '1990-02-30', '9999-12-31', '0001-01-01', '2012-01-01']),
    DateTime: () => dice.pick(['2026-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-01-01']),
  };
  return made[name]?.() ?? 'x';
}

function givenFor(type: GraphQLInputType, dice: Dice, ids: Ids, depth = 0): unknown {
  if (!isNonNullType(type) && dice.chance(0.2)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return Array.from({ length: dice.below(4) }, () => givenFor(inner.ofType, dice, ids, depth + 1));
  }
  if (isEnumType(inner)) return dice.chance(0.95) ? dice.pick(inner.getValues()).name : 'NOTHING';
  if (!isInputObjectType(inner)) return scalarValue(inner.name, dice, ids);
  const all = Object.values(inner.getFields());
  const given = inner.isOneOf
    ? [dice.pick(all)]
    : all.filter(({ type: of }) => (isNonNullType(of) ? dice.chance(0.98) : dice.chance(0.5)));
  return Object.fromEntries(given.map(({ name, type: of }) => [name, givenFor(of, dice, ids, depth + 1)]));
}

type Field = GraphQLField<unknown, unknown>;

type Writer = { dice: Dice; ids: Ids; variables: Record<string, unknown>; declared: string[] };

const argumentsOf = (writer: Writer, args: readonly GraphQLArgument[]): string => {
  const { dice, ids, variables, declared } = writer;
  const given = args.filter(({ type }) => isNonNullType(type) || dice.chance(0.4));
  if (given.length === 0) return '';
  const written = given.map(({ name, type }) => {
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${String(type)}`);
    if (dice.chance(0.97)) variables[variable] = givenFor(type, dice, ids);
    return `${name}: $${variable}`;
  });
  return `(${written.join(', ')})`;
};

function fieldText(writer: Writer, { name, args, type }: Field, depth: number): string {
  const { dice } = writer;
  const alias = dice.chance(0.05) ? `a${dice.below(99)}: ` : '';
  const directive = dice.chance(0.03)
    ? dice.pick([' @include(if: true)', ' @skip(if: false)', ' @skip(if: true)'])
    : '';
  const below = getNamedType(type);
  const selection = isCompositeType(below) ? ` ${selectionText(writer, below.name, depth + 1)}` : '';
  return `${alias}${name}${argumentsOf(writer, args)}${directive}${selection}`;
}

function objectText(writer: Writer, type: GraphQLObjectType, depth: number): string {
  const { dice } = writer;
  const all = Object.values(type.getFields());
  const plain = all.filter((field) => !isCompositeType(getNamedType(field.type)));
  const count = 1 + dice.below(4);
  const chosen = Array.from({ length: count }, () => dice.pick(depth > 5 && plain.length > 0 ? plain : all));
  if (depth > 7) return '__typename';
  return [...new Set(chosen)].map((field) => fieldText(writer, field, depth)).join(' ');
}

function selectionText(writer: Writer, name: string, depth: number): string {
  const type = contract.getType(name);
  if (isObjectType(type)) return `{ ${objectText(writer, type, depth)} }`;
  if (!isAbstractType(type)) return '{ __typename }';
  const members = contract.getPossibleTypes(type).filter(() => writer.dice.chance(0.6));
  return `{ __typename ${members.map((each) => `... on ${each.name} { ${objectText(writer, each, depth)} }`).join(' ')} }`;
}

/** A document that the contract allows, or nearly: one or two root fields of one kind. */
export function documentOf(dice: Dice, ids: Ids): HostileDocument {
  const kind = dice.pick(['Query', 'Query', 'Mutation'] as const);
  const writer: Writer = { dice, ids, variables: {}, declared: [] };
  const root = contract.getType(kind) as GraphQLObjectType;
  const fields = Object.values(root.getFields());
  const text = Array.from({ length: dice.chance(0.85) ? 1 : 2 }, () => fieldText(writer, dice.pick(fields), 0)).join(
    ' ',
  );
  const head = writer.declared.length > 0 ? ` Fuzz(${writer.declared.join(', ')})` : ' Fuzz';
  return { query: `${kind.toLowerCase()}${head} { ${text} }`, variables: writer.variables };
}

/** The document with one to three damages: characters, tokens, variables, names. */
export function damaged(dice: Dice, { query, variables = {}, operationName }: HostileDocument): HostileDocument {
  let text = query;
  let given: Record<string, unknown> = variables;
  let name = operationName;
  const at = () => dice.below(text.length + 1);
  const damages = [
    () => (text = text.slice(0, at())),
    () => {
      const place = at();
      text = text.slice(0, place) + text.slice(place + 1 + dice.below(8));
    },
    () => {
      const place = at();
      text =
        text.slice(0, place) +
        dice.pick(['{', '}', '(', ')', '"', '"""', '$', '@', '...', ' ', '#', '\u0000', '🙂', '\\']) +
        text.slice(place);
    },
    () => {
      const words = text.split(' ');
      const place = dice.below(words.length);
      words.splice(place, 1, ...Array(1 + dice.below(40)).fill(words[place] ?? ''));
      text = words.join(' ');
    },
    () =>
      (text = text.replace(
        /\$v0\b(?!:)/,
        dice.pick(['"text"', '1', 'null', '[]', '{}', 'WORD', '$missing', '{ id: $v0 }']),
      )),
    () => (text = text.replace(/: (\w+)!/, dice.pick([': $1', ': Int!', ': [$1!]!', ': Nobody!', ': String']))),
    () => (given = { ...given, [dice.pick(['v0', 'v1', 'v2', 'other'])]: dice.pick<unknown>([...odd, ...nasty]) }),
    () => {
      const input = given.v0;
      if (typeof input !== 'object' || input === null) return;
      const keys = Object.keys(input);
      const key = keys.length > 0 && dice.chance(0.8) ? dice.pick(keys) : 'isAdmin';
      given = { ...given, v0: { ...input, [key]: dice.pick<unknown>([...odd, ...nasty]) } };
    },
    () => (name = dice.pick(['Fuzz', 'Other', '', '\u0000', '__proto__'])),
  ];
  for (let count = 1 + dice.below(3); count > 0; count -= 1) dice.pick(damages)();
  return { query: text, variables: given, ...(name !== undefined && { operationName: name }) };
}
