/** An amount in the smallest unit of its currency (ISO 4217), such as cents. Net of value added tax. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}
