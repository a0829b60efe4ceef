/** The signed-in user as kept in the browser's cache: an id, the rest where known (seed §3). */
export interface User {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}
