/** A place where goods are picked up or delivered. */
export interface Site {
  readonly name: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}
