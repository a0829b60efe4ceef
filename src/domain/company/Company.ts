/** A company as listed at start-up; `domain` is a host name, '' if it has none (seed §3). */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
}
