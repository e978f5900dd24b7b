/**
 * Spans of the few places that matter: requests, operations, statements and jobs. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing of
 * OpenTelemetry is loaded, and all of this costs one comparison.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Ends a span, under another name where one is given. `code`: what went wrong, by its name alone; the words of an error may repeat what somebody wrote. */
export type EndSpan = (outcome?: { name?: string; code?: string; attributes?: Attributes }) => void;

export type Tracer = {
  /** A span around some work; what is begun within is its child. */
  around<T>(name: string, attributes: Attributes, work: (end: EndSpan) => T): T;
  /** A span of a request that comes in: `inside` runs what belongs to it. */
  request(name: string): { end: EndSpan; inside<T>(work: () => T): T };
  /** A span of a statement; null outside of any other span, so that the queue's own looks leave no traces. */
  statement(text: string): EndSpan | null;
};

let tracer: Tracer | null = null;

/** The process's tracer; null where traces are off. */
export const currentTracer = (): Tracer | null => tracer;

/** Called by start.ts alone. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** The name of an error for a span: its code or its class. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}

const none: EndSpan = () => undefined;

/** Runs work within a span where traces are on. A failure is noted by its name and thrown on. */
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
