/** WGS84, in degrees. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** A mark on a map. */
export interface MapPoint extends MapPosition {
  readonly key: string;
  /** What it belongs to, such as the lane whose end it is; that is what is selected. */
  readonly group: string;
  readonly kind: 'pickup' | 'delivery' | 'truck';
  /** Shown beside it where there is room. */
  readonly label?: string | undefined;
}

/** A way from stop to stop, as the crow flies. */
export interface MapLine {
  readonly group: string;
  readonly stops: readonly MapPosition[];
}
