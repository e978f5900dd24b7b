/**
 * Spans of requests, operations, statements and jobs. Without OTEL_EXPORTER_OTLP_ENDPOINT no part of OpenTelemetry is loaded, and all of
 * this costs one comparison.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Ends a span; `name` renames it. `code` is an error's name alone: its message may repeat a person's words. */
export type EndSpan = (outcome?: { name?: string; code?: string; attributes?: Attributes }) => void;

export type Tracer = {
  /** A span around some work. Spans that begin within it are its children. */
  around<T>(name: string, attributes: Attributes, work: (end: EndSpan) => T): T;
  /** A span of an incoming request. `inside` runs the request's work within the span. */
  request(name: string): { end: EndSpan; inside<T>(work: () => T): T };
  /** A span of a statement; null outside of any other span, so that the job queue's polling leaves no traces. */
  statement(text: string): EndSpan | null;
};

let tracer: Tracer | null = null;

/** The process's tracer; null where traces are off. */
export const currentTracer = (): Tracer | null => tracer;

/** Only start.ts calls this. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** An error's name for a span: its code or its class. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}

const none: EndSpan = () => undefined;

/** Runs work within a span if traces are on. Notes a failure by its name and rethrows it. */
export function traced<T>(name: string, attributes: Attributes, work: (end: EndSpan) => Promise<T>): Promise<T> {
  if (tracer === null) return work(none);
  return tracer.around(name, attributes, async (end) => {
    let noted: Parameters<EndSpan>[0];
    try {
      return await work((outcome) => {
        noted = outcome;
      });
    } catch (error) {
      noted = { code: errorName(error) };
      throw error;
    } finally {
      end(noted);
    }
  });
}
