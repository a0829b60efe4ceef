/** One item of an error payload's list; `field` is '' when it names none (seed §3). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}
