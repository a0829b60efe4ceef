/** A company as read at start-up; `domain` is a dotted host name, '' when it has none (seed §3). */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
}
