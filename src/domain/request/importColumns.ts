const ofStop = (stop: string, at: number): Readonly<Record<string, string>> => ({
  [`${stop}_name`]: `stops.${at}.place.name`,
  [`${stop}_address`]: `stops.${at}.place.address`,
  [`${stop}_postcode`]: `stops.${at}.place.postcode`,
  [`${stop}_city`]: `stops.${at}.place.city`,
  [`${stop}_country`]: `stops.${at}.place.country`,
  [`${stop}_lat`]: `stops.${at}.place.lat`,
  [`${stop}_lng`]: `stops.${at}.place.lng`,
  [`${stop}_from`]: `stops.${at}.window.from`,
  [`${stop}_to`]: `stops.${at}.window.to`,
});

/** The columns of an import of requests, with the field each fills: a pickup, a delivery and one line of goods. */
export const importColumns: Readonly<Record<string, string>> = {
  reference: 'reference',
  ...ofStop('pickup', 0),
  ...ofStop('delivery', 1),
  goods: 'cargo.0.description',
  package: 'cargo.0.packageCode',
  count: 'cargo.0.count',
  weight_kg: 'cargo.0.grossKg',
  volume_m3: 'cargo.0.volumeM3',
  loading_metres: 'cargo.0.loadingMetres',
  temperature_min: 'cargo.0.temperatureC.min',
  temperature_max: 'cargo.0.temperatureC.max',
  body_types: 'required.bodyTypes',
  equipment: 'required.equipment',
  pricing: 'pricing.model',
  currency: 'pricing.currency',
  price: 'pricing.target.amountMinor',
  hide_price: 'pricing.hideTarget',
  decide_by: 'decisionBy',
  notes: 'notes',
};
