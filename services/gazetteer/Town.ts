/** A town of the world, in degrees (WGS84). */
export interface Town {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The part of the country that people write beside the name, such as a state of the USA. */
  readonly region: string | null;
  readonly lat: number;
  readonly lng: number;
  /** In thousands, rounded. A part of a town counts a tenth of its people. */
  readonly people: number;
}
