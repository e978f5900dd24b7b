/**
 * Runs operations. Plain queries that are asked often become functions of their own (graphql-jit), which take a third of the time over wide
 * lists; everything else runs in graphql-js. To be compiled is a favour: few at a time, and one a second, so that nobody who sends ever
 * new documents keeps the process busy with it. It is graphql-jit 0.8.7: the releases since make smaller code, which makes two arrays for
 * each value of an answer and some functions for each resolver: much of what a page of people leaves to the collector. For that it keeps
 * some kilobytes of each compilation for as long as the process lives (mended in 0.8.9), so a process makes only so many.
 */
import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable.ts';
import type { Prepared } from './gate.ts';

/** From which run on an operation is compiled: what is asked once or twice is not worth it. */
const COMPILED_FROM = 3;
/** Compiled operations that are kept: the client has some fifty, and one may take a megabyte. */
const MAX_COMPILED = 100;
/** Compilations in the life of a process: what they leave behind is some 20 MB then. */
const MAX_EVER = 2_000;
/** Milliseconds from one compilation to the next. */
const PAUSE_MS = 1_000;

export type Executor = (prepared: Prepared, args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;

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

type Options = {
  /** From which run on an operation is compiled. */
  from?: number;
  /** Compilations in all. */
  most?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
};

export function createExecutor({
  from = COMPILED_FROM,
  most = MAX_EVER,
  now = () => performance.now(),
}: Options = {}): Executor {
  /** By the operation's node, which lives as long as the gate remembers the document. */
  const runs = new WeakMap<object, number>();
  const refused = new WeakSet<object>();
  const compiled = new LRUCache<object, CompiledQuery>({ max: MAX_COMPILED });
  let lastAt = Number.NEGATIVE_INFINITY;
  let ever = 0;

  function compiledOf(prepared: Prepared, { schema }: ExecutionArgs): CompiledQuery | undefined {
    const { operation, document, operationName } = prepared;
    const known = compiled.get(operation);
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
    compiled.set(operation, made);
    return made;
  }

  return (prepared, args) => {
    const query = compiledOf(prepared, args);
    if (query === undefined) return execute(args);
    const raised = ({ errors, ...rest }: ExecutionResult): ExecutionResult =>
      errors ? { errors: errors.map((error) => asRaised(error, prepared)), ...rest } : rest;
    const result = query.query(args.rootValue, args.contextValue, prepared.variables);
    return result instanceof Promise ? result.then(raised) : raised(result);
  };
}
