/** HTTP and the socket send all documents through this gate, so that both give the same verdict. */
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { badInput } from '#server/base/errors.ts';
import { codesOf, logAnswer, type Operation } from '#server/base/request-log.ts';
import { withTimeout } from '#server/base/timeout.ts';
import { traced } from '#server/base/tracing.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { Context, Deps, Viewer } from '#server/platform/context/context.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';
import { createCostRule } from './cost.ts';
import { credentialFieldsOf } from './credentials.ts';
import { createExecutors } from './executor.ts';
import type { Flood, Sender } from './flood.ts';
import { examine, hasTooManyTokens, tooCostly } from './limits.ts';
import { internalError, type MaskOptions, mask, publicError, refusal, statusOf } from './mask.ts';
import { oneOfVariables } from './one-of.ts';
import { knownOperations } from './operations.generated.ts';
import { trustedText } from './trust.ts';
import { type Documents, documentHash, noDocuments } from './trusted-documents.ts';

/** In bytes of source text; the documents' trees take some 20 times as much. */
const CACHE_BYTES = 1024 * 1024;
const RULES = [...specifiedRules, oneOfVariables];
/** In one refusal. */
const MAX_FAULTS = 10;

type Variables = Readonly<Record<string, unknown>>;

/** `extensions` may hold a document's id. `allowed`: the kinds of operation that the transport carries. */
export type GateRequest = {
  query: unknown;
  extensions?: unknown;
  operationName?: unknown;
  variables?: unknown;
  allowed: readonly `${OperationTypeNode}`[];
};

/** Variables are as the caller gave them: the executor coerces them again. */
export type Prepared = {
  /** The caller's own, or the text of the sent id. */
  source: string;
  /** SHA-256 in hex. */
  hash: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  variables: Variables;
};

/** `skipped`: an event that this viewer must not learn of. */
export type Outcome = { body: FormattedExecutionResult; status: number; skipped: boolean };

type Preparation = { ok: true; prepared: Prepared } | { ok: false; faults: readonly GraphQLError[] };

export type Gate = {
  schema: GraphQLSchema;
  /** For a request that is refused before `prepare`. Null unless it was one too many. */
  count: Flood;
  /** Also counts the document. */
  prepare(request: GateRequest, sender: Sender): Promise<Preparation>;
  refuse(faults: readonly GraphQLError[]): Outcome;
  /** For an exception outside of resolvers, such as a database that is down. */
  fail(error: unknown): Outcome;
  /** Measures and traces the operation. `event` is the source event of a subscription. Never rejects. */
  execute(prepared: Prepared, ctx: Context, event?: unknown): Promise<Outcome>;
  /** For the transport that opens an event stream. */
  argumentsOf(prepared: Prepared, ctx: Context): ExecutionArgs;
  masked(result: ExecutionResult): Outcome;
  /** By the hex SHA-256 of the text. */
  documentByHash(hash: string): DocumentNode | undefined;
};

type GateOptions = {
  schema: GraphQLSchema;
  deps: Pick<Deps, 'config' | 'log'>;
  documents?: Documents;
  flood?: Flood;
};
type Mode = MaskOptions & { schema: GraphQLSchema };
/** `introspects` is true only if its sender was allowed to introspect. */
type Known = { document: DocumentNode; hash: string; introspects: boolean };

function operationOf(document: DocumentNode, name: string | null): OperationDefinitionNode | GraphQLError {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (name !== null)
    return (
      operations.find((node) => node.name?.value === name) ?? badInput('The document has no operation of this name.')
    );
  const [only, second] = operations;
  if (second !== undefined) return badInput('The document has several operations: `operationName` must say which one.');
  return only ?? badInput('The document has no operation.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isScript = (viewer: Viewer | null): boolean => viewer !== null && viewer.accessTokenId !== null;
const refused = (...faults: GraphQLError[]): { ok: false; faults: readonly GraphQLError[] } => ({ ok: false, faults });

type Reader = (source: string, introspection: boolean) => Known | readonly GraphQLError[];

/** Refused texts are not remembered: they would push out those in use. */
function createReader({ schema, ...options }: Mode, byHash: Map<string, DocumentNode>): Reader {
  const credentialFields = credentialFieldsOf(schema);
  const cache = new LRUCache<string, Known>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (_value, source) => source.length,
    dispose: ({ hash }) => byHash.delete(hash),
  });
  return (source, introspection) => {
    const known = cache.get(source);
    if (known && (introspection || !known.introspects)) return known;
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: limits.document.tokens });
    } catch (error) {
      if (hasTooManyTokens(source)) return [tooCostly(`A document may hold ${limits.document.tokens} tokens.`)];
      return [refusal(error as GraphQLError, options)];
    }
    const { fault, introspects } = examine(document, { introspection, credentialFields });
    if (fault) return [fault];
    const broken = validate(schema, document, RULES, { maxErrors: MAX_FAULTS });
    if (broken.length > 0) return broken.slice(0, MAX_FAULTS).map((error) => refusal(error, options));
    const valid = { document, hash: documentHash(source), introspects };
    cache.set(source, valid);
    if (cache.has(source)) byHash.set(valid.hash, document);
    return valid;
  };
}

function createPreparation(options: Mode & { documents: Documents; flood: Flood }, read: Reader): Gate['prepare'] {
  const { schema, production, flood } = options;
  const costOf = createCostRule(schema);
  return async (request, sender) => {
    const { operationName: name, variables: given, extensions, allowed } = request;
    const flooded = await flood(sender);
    if (flooded) return refused(flooded);
    if (extensions !== undefined && extensions !== null && !isRecord(extensions))
      return refused(badInput('`extensions` must be an object.'));
    const source = await trustedText(request, sender.viewer, options);
    if (typeof source !== 'string') return refused(source);
    if (name !== undefined && name !== null && typeof name !== 'string')
      return refused(badInput('`operationName` must be a text.'));
    if (given !== undefined && given !== null && !isRecord(given))
      return refused(badInput('`variables` must be an object.'));
    // API explorers introspect here with a script's token. Everybody can read the contract at /schema.graphql.
    const known = read(source, !production || isScript(sender.viewer));
    if (!('document' in known)) return refused(...known);
    const { document, hash } = known;
    const operationName = name ?? null;
    const operation = operationOf(document, operationName);
    if (operation instanceof GraphQLError) return refused(operation);
    if (!allowed.includes(operation.operation))
      return refused(badInput(`A ${operation.operation} cannot be sent this way.`));
    const variables = given ?? {};
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: MAX_FAULTS,
    });
    if (errors) return refused(...errors.slice(0, MAX_FAULTS).map((error) => refusal(error, options)));
    if (!(costOf(document, operation, coerced) <= limits.document.cost)) {
      return refused(tooCostly('The document asks for too much at once. Ask for fewer items.'));
    }
    return { ok: true, prepared: { source, document, hash, operation, operationName, variables } };
  };
}

/** A name that the client does not use is the caller's text. */
function labelsOf({ hash, operation }: Prepared): Operation {
  const name = operation.name?.value ?? '';
  return { name: knownOperations.has(name) ? name : 'other', kind: operation.operation, hash };
}

export function createGate({ schema, deps, documents = noDocuments, flood = async () => null }: GateOptions): Gate {
  const options = { schema, log: deps.log, production: deps.config.mode === 'production' };
  const executorOf = createExecutors();
  const meters = metersOf(deps);
  const byHash = new Map<string, DocumentNode>();

  function counted(outcome: Outcome): Outcome {
    for (const code of codesOf(outcome.body)) meters.errors.inc({ code });
    return outcome;
  }

  function masked({ data, errors = [] }: ExecutionResult): Outcome {
    const skipped = errors.some((error) => error.originalError instanceof SkipEvent);
    if (errors.length === 0 || skipped) return { body: { data }, status: 200, skipped };
    const shown = errors.map((error) => mask(error, options));
    return { body: { errors: shown.map(publicError), data }, status: statusOf(shown), skipped };
  }

  const refusalOf = (faults: readonly GraphQLError[]): Outcome => ({
    body: { errors: faults.map(publicError) },
    status: statusOf(faults),
    skipped: false,
  });
  const failureOf = (error: unknown): Outcome => ({ ...refusalOf([internalError(error, options)]), status: 500 });

  const argumentsOf = (prepared: Prepared, ctx: Context): ExecutionArgs => {
    const { document, operationName, variables } = prepared;
    if (ctx.request.note !== undefined) ctx.request.note.operation = labelsOf(prepared);
    return { schema, document, operationName, variableValues: variables, contextValue: ctx };
  };

  return {
    schema,
    count: flood,
    prepare: createPreparation({ ...options, documents, flood }, createReader(options, byHash)),
    refuse: (faults) => counted(refusalOf(faults)),
    fail: (error) => counted(failureOf(error)),
    async execute(prepared, ctx, event) {
      const { name, kind, hash } = labelsOf(prepared);
      const attributes = {
        'graphql.operation.name': name,
        'graphql.operation.type': kind,
        'graphql.document.hash': hash,
      };
      const end = meters.operations.startTimer({ operation: name, kind });
      const outcome = await traced(`${kind} ${name}`, attributes, async (endSpan) => {
        let answered: Outcome;
        try {
          const run = executorOf(prepared, schema);
          const running = run({ ...argumentsOf(prepared, ctx), rootValue: event });
          answered = masked(
            running instanceof Promise
              ? await withTimeout(limits.document.timeoutMs, 'The execution', running)
              : running,
          );
        } catch (error) {
          answered = failureOf(error);
        }
        endSpan({ code: codesOf(answered.body)[0] });
        return answered;
      });
      end();
      if (!outcome.skipped) logAnswer(ctx.request.note, counted(outcome).body);
      return outcome;
    },
    argumentsOf,
    masked,
    documentByHash: (hash) => byHash.get(hash),
  };
}
