/** The signed-in user as cached: an id, the rest if known (seed §3). */
export interface User {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  /** ISO 3166-1 alpha-2: whose customs for dates and numbers they chose; the company's if undefined. */
  readonly region?: string | undefined;
}
