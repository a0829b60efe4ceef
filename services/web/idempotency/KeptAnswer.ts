/** The answer to an earlier call with the same key, possibly with another body. */
export interface KeptAnswer {
  readonly bodyHash: string;
  readonly status: number;
  readonly answer: string;
}
