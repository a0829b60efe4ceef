interface Reported {
  readonly type: string;
  readonly stop: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly data: object;
}

/** By what a report that moves no shipment is known again: its kind or text, at its stop, within its minute. */
export const reportKey = ({ type, stop, at, data }: Reported): string => {
  const text = type === 'note' && 'text' in data ? data.text : null;
  const kind = type === 'exception' && 'kind' in data ? data.kind : null;
  return JSON.stringify([type, stop, Math.floor(at / 60_000), text ?? kind]);
};
