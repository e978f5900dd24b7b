/** Prints problems and exits with code 1. A release runs it with `--release`, which keeps the schema as the released one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type ASTNode,
  buildASTSchema,
  buildSchema,
  findBreakingChanges,
  GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  parse,
  visit,
} from 'graphql';

const RELEASED = 'docs/released.graphql';

const CAMEL = /^[a-z][A-Za-z0-9]*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const UPPER = /^[A-Z][A-Z0-9_]*$/;
/** `unmatch` holds its noun. */
const VERB_NOUN = /^(?:[a-z]+[A-Z]|unmatch$)/;
const QUESTION = /^(is|has|can)[A-Z]/;

type Named = { name: string; description?: string | null };
type Valued = Named & { type: GraphQLType };

/** Two words only say the name again: "The id." */
function describe(problems: string[], where: string, { description }: Named): void {
  const text = description?.trim() ?? '';
  if (text === '') problems.push(`${where} has no description`);
  else if (text.split(/\s+/).length < 3) problems.push(`${where} is described by fewer than three words: ${text}`);
}

function value(problems: string[], where: string, valued: Valued): void {
  describe(problems, where, valued);
  if (getNamedType(valued.type).name === 'Boolean' && !QUESTION.test(valued.name)) {
    problems.push(`${where} is a Boolean that does not begin with is, has or can`);
  }
}

function membersOf(schema: GraphQLSchema, problems: string[]): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    describe(problems, type.name, type);
    if (!PASCAL.test(type.name)) problems.push(`${type.name} is not PascalCase`);
    if (isEnumType(type)) {
      for (const value of type.getValues()) {
        describe(problems, `${type.name}.${value.name}`, value);
        if (!UPPER.test(value.name)) problems.push(`${type.name}.${value.name} is not UPPER_CASE`);
      }
    }
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const where = `${type.name}.${field.name}`;
        value(problems, where, field);
        if (!CAMEL.test(field.name)) problems.push(`${where} is not camelCase`);
        if (field.deprecationReason && !/removal \d{4}-\d{2}-\d{2}/.test(field.deprecationReason)) {
          problems.push(`${where} is deprecated without "removal YYYY-MM-DD"`);
        }
        if ('args' in field) for (const arg of field.args) value(problems, `${where}(${arg.name})`, arg);
      }
    }
  }
  for (const directive of schema.getDirectives().filter(({ astNode }) => astNode)) {
    describe(problems, `@${directive.name}`, directive);
    for (const arg of directive.args) value(problems, `@${directive.name}(${arg.name})`, arg);
  }
}

function mutationsOf(schema: GraphQLSchema, problems: string[]): void {
  const userError = schema.getType('UserError');
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const args = field.args.map(({ name, type }) => `${name}: ${type}`).join(', ');
    const pascal = field.name.replace(/^./, (letter) => letter.toUpperCase());
    if (!VERB_NOUN.test(field.name)) problems.push(`Mutation.${field.name} is not a verb and a noun`);
    if (args !== '' && args !== `input: ${pascal}Input!`) {
      problems.push(`Mutation.${field.name} takes neither nothing nor exactly one input: ${pascal}Input!`);
    }
    const payload = isNonNullType(field.type) ? field.type.ofType : field.type;
    if (!isUnionType(payload) || payload.name !== `${pascal}Payload`) {
      problems.push(`Mutation.${field.name} does not answer a union ${pascal}Payload!`);
      continue;
    }
    const success = payload.getTypes().find((member) => member.name === `${pascal}Success`);
    for (const name of ['code', 'message']) {
      // A document cannot select both: every script would need an alias for one of them.
      if (success?.getFields()[name]) problems.push(`${success.name}.${name} clashes with UserError.${name}`);
    }
    const errors = payload.getTypes().filter((member) => member.name !== `${pascal}Success`);
    if (errors.length === payload.getTypes().length) problems.push(`${payload.name} has no ${pascal}Success`);
    for (const member of errors) {
      if (!isInterfaceType(userError) || !schema.isSubType(userError, member)) {
        problems.push(`${payload.name}: ${member.name} does not implement UserError`);
      }
    }
  }
}

/** GraphQL names share the memory width of the schema's text: one wide letter doubles each answer with an enum value. */
function lettersOf(sdl: string, problems: string[]): void {
  for (const [at, line] of sdl.split('\n').entries()) {
    const [wide] = /[\u0100-\uffff]/.exec(line) ?? [];
    if (wide !== undefined) problems.push(`line ${at + 1} has a letter beyond Latin-1: ${wide}`);
  }
}

/** All violations of the schema rules; empty if there are none. */
export function schemaProblems(sdl: string): string[] {
  const schema = buildSchema(sdl);
  const problems: string[] = [];
  lettersOf(sdl, problems);
  membersOf(schema, problems);
  mutationsOf(schema, problems);
  return problems;
}

/** Deprecated elements may go. Directives are no part of what callers send: all of ours stand in the schema alone. */
function mayGo(node: ASTNode): boolean {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return true;
  return 'directives' in node && node.directives?.some(({ name }) => name.value === 'deprecated') === true;
}

/** What breaks callers of a released schema. What was deprecated in it may change, with the types that only it used. */
export function breakingChanges(released: string, sdl: string): string[] {
  const promised = visit(parse(released), { enter: (node) => (mayGo(node) ? null : undefined) });
  const whole = buildASTSchema(promised, { assumeValidSDL: true });
  const reachable = new GraphQLSchema({ ...whole.toConfig(), types: [], assumeValid: true });
  return findBreakingChanges(reachable, buildSchema(sdl)).map(
    ({ description }) => `${description} It was released, and not @deprecated in ${RELEASED}.`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const sdl = readFileSync('schema.graphql', 'utf8');
  const released = existsSync(RELEASED) ? readFileSync(RELEASED, 'utf8') : null;
  const problems = [...schemaProblems(sdl), ...(released === null ? [] : breakingChanges(released, sdl))];
  for (const problem of problems) console.error(`schema.graphql: ${problem}`);
  if (problems.length > 0) process.exit(1);
  if (process.argv.includes('--release')) writeFileSync(RELEASED, sdl);
  const kept =
    released === null ? 'nothing was released before, so nothing can break' : `nothing of ${RELEASED} breaks`;
  console.log(`schema.graphql: everything is described and in shape; ${kept}.`);
}
