export interface IdempotencyTables {
  idempotency_key: {
    key: string;
    user_id: string;
    company_id: string | null;
    route: string;
    body_hash: string;
    /** Null while the call is in flight. */
    status: number | null;
    answer: string | null;
    at: Date;
  };
}
