/** One database session. Open transactions end with it. */
export interface BackendSession {
  /** Sends a request and resolves to its reply. Requests are answered in order, and their memory may be taken away. */
  exchange(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Settles when the session can no longer answer. */
  readonly ended: Promise<void>;
}

/** An embedded PostgreSQL that speaks the PostgreSQL wire protocol, one session at a time. */
export interface Backend {
  session(): BackendSession;
  close(): Promise<void>;
}
