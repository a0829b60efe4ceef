/** Cryptographically secure random values. Tests use a seeded version. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** `count` uniformly distributed decimal digits, leading zeros included. */
  digits(count: number): string;
}
