/** Carriers under a name, which a request can ask together. */
export interface CarrierList {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly carriers: readonly { readonly id: string; readonly name: string; readonly blocked: boolean }[];
}
