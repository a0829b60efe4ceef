/** A page of a list, counted from 0 (seed §3). */
export interface Paging {
  readonly page: number;
}
