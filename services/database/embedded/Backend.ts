/** An embedded PostgreSQL that speaks PostgreSQL's own wire protocol, one session at a time. */
export interface Backend {
  /** Answers the replies to `request`; requests are answered in the order they were made. */
  exchange(request: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}
