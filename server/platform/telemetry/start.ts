/** Loaded only if traces are on. OpenTelemetry's own OTEL_* settings (headers, sampler, batches) apply too. */
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_SERVICE_NAME,
} from '@opentelemetry/semantic-conventions';
import { brand } from '#rules/brand.ts';
import { type EndSpan, setTracer, type Tracer } from '#server/base/tracing.ts';

const LONGEST_TEXT = 4_000;
/** Statements carry their values as parameters; a literal is our own, and is hidden all the same. */
const withoutLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, LONGEST_TEXT);
const verbOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

function ending(span: Span): EndSpan {
  return (outcome = {}) => {
    if (outcome.name !== undefined) span.updateName(outcome.name);
    if (outcome.attributes !== undefined) span.setAttributes(outcome.attributes);
    if (outcome.code !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute(ATTR_ERROR_TYPE, outcome.code);
    }
    span.end();
  };
}

function createTracer(provider: NodeTracerProvider): Tracer {
  const spans = provider.getTracer('zobo');
  return {
    around(name, attributes, work) {
      return spans.startActiveSpan(name, { attributes }, (span) => work(ending(span)));
    },
    request(name) {
      const span = spans.startSpan(name, { kind: SpanKind.SERVER });
      const within = trace.setSpan(context.active(), span);
      return { end: ending(span), inside: (work) => context.with(within, work) };
    },
    statement(text) {
      if (trace.getActiveSpan() === undefined) return null;
      const attributes = { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: withoutLiterals(text) };
      return ending(spans.startSpan(`sql ${verbOf(text)}`, { kind: SpanKind.CLIENT, attributes }));
    },
  };
}

/** To `<endpoint>/v1/traces`. `stop` sends the remaining spans, for some seconds at most. */
export function startTracing(endpoint: string): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: process.env.OTEL_SERVICE_NAME ?? brand.name.toLowerCase(),
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  setTracer(createTracer(provider));
  return {
    async stop() {
      setTracer(null);
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
    },
  };
}
