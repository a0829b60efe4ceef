/** One life of the database's session: what is begun in it ends with it. */
export interface BackendSession {
  /** Answers the replies to `request`; requests are answered in the order they were made. */
  exchange(request: Uint8Array): Promise<Uint8Array>;
  /** Settles once the session can answer no more. */
  readonly ended: Promise<void>;
}

/** An embedded PostgreSQL that speaks PostgreSQL's own wire protocol. There is one session at a time. */
export interface Backend {
  session(): BackendSession;
  close(): Promise<void>;
}
