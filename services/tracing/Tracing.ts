/** The trace that a request continues (W3C Trace Context). */
export interface TraceHeaders {
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

/** What a span tells of a request. Never its address, query, headers or body. */
export interface TracedRequest {
  readonly method: string;
  /** The route's template. */
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
}

/** What a span tells of a statement that has ended. Never its values. */
export interface TracedStatement {
  /** With placeholders for its values. */
  readonly text: string;
  /** In milliseconds. */
  readonly took: number;
  readonly hasFailed: boolean;
}

/** Follows requests and mails through the services, for whoever runs them. */
export interface Tracing {
  /** Does the work of a request; `describe` is called when it is done. */
  request(parent: TraceHeaders | undefined, work: () => Promise<void>, describe: () => TracedRequest): Promise<void>;
  /** Adds a statement to the request or mail it belongs to; others are left out. */
  statement(statement: TracedStatement): void;
  mail(send: () => Promise<void>): Promise<void>;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}
