/** Without OTEL_EXPORTER_OTLP_ENDPOINT no part of OpenTelemetry is loaded, and all of this costs one comparison. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** `name` renames the span. `code` is an error's name alone: its message may repeat a person's words. */
export type EndSpan = (outcome?: { name?: string; code?: string; attributes?: Attributes }) => void;

export type Tracer = {
  /** Spans that begin within it are its children. */
  around<T>(name: string, attributes: Attributes, work: (end: EndSpan) => T): T;
  request(name: string): { end: EndSpan; inside<T>(work: () => T): T };
  /** Null outside of any other span, so that the job queue's polling leaves no traces. */
  statement(text: string): EndSpan | null;
};

let tracer: Tracer | null = null;

export const currentTracer = (): Tracer | null => tracer;

/** Only start.ts calls this. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
}

const none: EndSpan = () => undefined;

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
