/**
 * Runs operations. Queries that are asked often become functions of their own (graphql-jit), which take a third of the time over wide lists;
 * everything else runs in graphql-js. Both give the same answers: tests compare them.
 */
import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError, OperationTypeNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Prepared } from '../gate.ts';

/** From which run on an operation is compiled: what is asked once or twice is not worth it. */
const COMPILED_FROM = 3;

export type Executor = (prepared: Prepared, args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

type Known = { runs: number; compiled: CompiledQuery | null };

/**
 * Mutations run one after the other by graphql-js alone. A document that holds a text of its own is never compiled: the compiler writes
 * texts into code, and one that looks like its own mark for a date would be run; what comes in variables never becomes code. And it takes a
 * variable that may be left out because it has a default for one that must be given.
 */
const mayCompile = ({ operation, document }: Prepared): boolean =>
  operation.operation === OperationTypeNode.QUERY &&
  document.loc?.source.body.includes('"') === false &&
  operation.variableDefinitions?.every(({ defaultValue }) => defaultValue === undefined) !== false;

/** Where a line and a column of the text begin, as graphql-js counts them. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const ends = [...text.matchAll(/\r\n|[\n\r]/g)];
  const end = line > 1 ? ends[line - 2] : undefined;
  return (end === undefined ? 0 : end.index + end[0].length) + column - 1;
}

/** The compiler's errors as those of graphql-js: they know places in the text but no nodes. */
function asRaised(error: GraphQLError, { document }: Prepared): GraphQLError {
  const source = document.loc?.source;
  return new GraphQLError(error.message, {
    source,
    positions: source && error.locations?.map((place) => offsetOf(source.body, place)),
    path: error.path,
    originalError: error.originalError,
  });
}

/** `compiledFrom`: the run from which an operation is compiled, for tests. */
export function createExecutor(compiledFrom: number = COMPILED_FROM): Executor {
  /** By the operation's node, which lives as long as the gate remembers the document. */
  const operations = new WeakMap<object, Known>();

  function compiledOf(prepared: Prepared, { schema }: ExecutionArgs): CompiledQuery | null {
    if (!mayCompile(prepared)) return null;
    const { operation, document, operationName } = prepared;
    const known = operations.get(operation) ?? { runs: 0, compiled: null };
    operations.set(operation, known);
    known.runs += 1;
    if (known.runs === compiledFrom) {
      const compiled = compileQuery(schema, document, operationName ?? undefined);
      known.compiled = isCompiledQuery(compiled) ? compiled : null;
    }
    return known.compiled;
  }

  return (prepared, args) => {
    const compiled = compiledOf(prepared, args);
    if (compiled === null) return execute(args);
    const raised = ({ errors, ...rest }: ExecutionResult): ExecutionResult =>
      errors ? { errors: errors.map((error) => asRaised(error, prepared)), ...rest } : rest;
    const result = compiled.query(args.rootValue, args.contextValue, prepared.variables);
    return result instanceof Promise ? result.then(raised) : raised(result);
  };
}
