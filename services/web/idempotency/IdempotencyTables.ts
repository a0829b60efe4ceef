/** Answers kept for repeats. A row is written with the work it answers, in one commit. */
export interface IdempotencyTables {
  idempotency_key: {
    key: string;
    user_id: string;
    company_id: string | null;
    route: string;
    body_hash: string;
    status: number;
    answer: string;
    at: Date;
  };
}
