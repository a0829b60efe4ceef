/** Unguessable values; tests replace it by a seeded one. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** `count` decimal digits, leading zeros included, each equally likely. */
  digits(count: number): string;
}
