/** The signed-in user as cached: an id, the rest if known (seed §3). */
export interface User {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}
