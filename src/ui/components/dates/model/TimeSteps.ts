/** Distance between selectable hours, minutes and seconds, counted from 0 (seed §9). */
export interface TimeSteps {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const stepOf = (raw: unknown): number => (Number.isSafeInteger(raw) && Number(raw) >= 1 ? Number(raw) : 1);

/** Reads the steps of a picker. Anything but a whole number of at least 1 becomes 1 (seed §9, product §2.19). */
export const timeSteps = (raw: { readonly [Part in keyof TimeSteps]?: unknown }): TimeSteps => ({
  hour: stepOf(raw.hour),
  minute: stepOf(raw.minute),
  second: stepOf(raw.second),
});
