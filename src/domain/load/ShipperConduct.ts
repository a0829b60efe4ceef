/** How a shipper treated the trucks of all fleets in the last days. What there are too few cases of is undefined. */
export interface ShipperConduct {
  readonly days: number;
  /** Of more stops or shipments than this, only the latest are counted. */
  readonly most: number;
  /** Minutes at a stop, from the appointment or a later arrival on: half and nine in ten of them take no longer. */
  readonly stays: { readonly n: number; readonly medianMin: number; readonly p90Min: number } | undefined;
  /** Charges for waiting at these stops, and how many of them the shipper has accepted. */
  readonly waiting: { readonly charged: number; readonly accepted: number } | undefined;
  /** Shipments that are over, and how many of them the shipper canceled while the truck was on its way. */
  readonly trips: { readonly n: number; readonly cancelled: number } | undefined;
}
