/**
 * graphql-jit compiles frequent plain queries, which then take a third of the time over wide lists. graphql-js runs all others.
 *
 * The version is graphql-jit 0.8.7: later releases allocate two arrays for each value of an answer. 0.8.7 leaks some kilobytes for each
 * compilation (fixed in 0.8.9), so a process makes a bounded number. One a second: ever new documents cannot keep the process busy.
 */
import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable.ts';
import type { Prepared } from './gate.ts';

/** Rarer operations do not repay the compilation. */
const COMPILED_FROM = 3;
/** The client has some fifty, and one may take a megabyte. */
const MAX_COMPILED = 100;
/** In the life of a process: they leak some 20 MB in all. */
const MAX_EVER = 2_000;
/** Between two compilations. */
const PAUSE_MS = 1_000;

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;
/** What runs a document over a schema. */
type ExecutorOf = (prepared: Prepared, schema: GraphQLSchema) => Execute;

/** As graphql-js counts them. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const ends = [...text.matchAll(/\r\n|[\n\r]/g)];
  const end = line > 1 ? ends[line - 2] : undefined;
  return (end === undefined ? 0 : end.index + end[0].length) + column - 1;
}

/** They have places in the text but no nodes. */
function asRaised(error: GraphQLError, { document }: Prepared): GraphQLError {
  const source = document.loc?.source;
  return new GraphQLError(error.message, {
    source,
    positions: source && error.locations?.map((place) => offsetOf(source.body, place)),
    path: error.path,
    originalError: error.originalError,
  });
}

type Options = {
  from?: number;
  most?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

export function createExecutors({
  from = COMPILED_FROM,
  most = MAX_EVER,
  now = () => performance.now(),
}: Options = {}): ExecutorOf {
  /** Keyed by the operation's node, which lives as long as the gate caches the document. */
  const runs = new WeakMap<object, number>();
  const refused = new WeakSet<object>();
  const kept = new LRUCache<object, CompiledQuery>({ max: MAX_COMPILED });
  let lastAt = Number.NEGATIVE_INFINITY;
  let ever = 0;

  function compiledOf(prepared: Prepared, schema: GraphQLSchema): CompiledQuery | undefined {
    const { operation, document, operationName } = prepared;
    const known = kept.get(operation);
    if (known !== undefined || refused.has(operation)) return known;
    const count = (runs.get(operation) ?? 0) + 1;
    runs.set(operation, count);
    if (count < from || ever >= most || now() - lastAt < PAUSE_MS) return undefined;
    const made = isCompilable(schema, prepared) ? compileQuery(schema, document, operationName ?? undefined) : null;
    if (made === null || !isCompiledQuery(made)) {
      refused.add(operation);
      return undefined;
    }
    lastAt = now();
    ever += 1;
    kept.set(operation, made);
    return made;
  }

  return (prepared, schema) => {
    const compiled = compiledOf(prepared, schema);
    if (compiled === undefined) return execute;
    const raised = ({ errors, ...rest }: ExecutionResult): ExecutionResult =>
      errors ? { errors: errors.map((error) => asRaised(error, prepared)), ...rest } : rest;
    return ({ rootValue, contextValue }) => {
      const result = compiled.query(rootValue, contextValue, prepared.variables);
      return result instanceof Promise ? result.then(raised) : raised(result);
    };
  };
}
