const ofStop = <const Stop extends string, const At extends number>(stop: Stop, at: At) =>
  [
    [`${stop}_name`, `stops.${at}.place.name`],
    [`${stop}_address`, `stops.${at}.place.address`],
    [`${stop}_postcode`, `stops.${at}.place.postcode`],
    [`${stop}_city`, `stops.${at}.place.city`],
    [`${stop}_country`, `stops.${at}.place.country`],
    [`${stop}_lat`, `stops.${at}.place.lat`],
    [`${stop}_lng`, `stops.${at}.place.lng`],
    [`${stop}_from`, `stops.${at}.window.from`],
    [`${stop}_to`, `stops.${at}.window.to`],
  ] as const;

/** The columns of an import, each with the path of what it fills: a pickup, a delivery and one line of goods. */
export const columnPaths = [
  ['reference', 'reference'],
  ...ofStop('pickup', 0),
  ...ofStop('delivery', 1),
  ['goods', 'cargo.0.description'],
  ['package', 'cargo.0.packageCode'],
  ['count', 'cargo.0.count'],
  ['weight_kg', 'cargo.0.grossKg'],
  ['volume_m3', 'cargo.0.volumeM3'],
  ['loading_metres', 'cargo.0.loadingMetres'],
  ['temperature_min', 'cargo.0.temperatureC.min'],
  ['temperature_max', 'cargo.0.temperatureC.max'],
  ['un_number', 'cargo.0.dangerous.un'],
  ['adr_name', 'cargo.0.dangerous.name'],
  ['adr_class', 'cargo.0.dangerous.class'],
  ['packing_group', 'cargo.0.dangerous.packingGroup'],
  ['tunnel_code', 'cargo.0.dangerous.tunnelCode'],
  ['transport_category', 'cargo.0.dangerous.transportCategory'],
  ['adr_quantity', 'cargo.0.dangerous.quantity'],
  ['limited_quantity', 'cargo.0.dangerous.limitedQuantity'],
  ['body_types', 'required.bodyTypes'],
  ['equipment', 'required.equipment'],
  ['pricing', 'pricing.model'],
  ['currency', 'pricing.currency'],
  ['price', 'pricing.target.amountMinor'],
  ['hide_price', 'pricing.hideTarget'],
  ['decide_by', 'decisionBy'],
  ['notes', 'notes'],
] as const;

export type ImportColumn = (typeof columnPaths)[number][0];

export const importColumns: readonly ImportColumn[] = columnPaths.map(([name]) => name);

/** What the cells of a row say; '' where nothing. */
export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;

/** The column a title names, however it is written: "Pickup city", "pickup_city". */
export function columnOf(title: string): ImportColumn | undefined {
  const code = title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return importColumns.find((column) => column === code);
}

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);

/** The column to blame for a problem at a path of a request. A position comes with the town, unless one is given. */
export function columnAt(path: string, cells: ImportCells): ImportColumn | undefined {
  if (path === 'cargo') return 'weight_kg';
  const position = /^stops\.([01])\.place\.(?:lat|lng)$/.exec(path);
  if (position) {
    const stop = position[1] === '0' ? 'pickup' : 'delivery';
    if (!cells[`${stop}_lat`] && !cells[`${stop}_lng`]) return `${stop}_city`;
  }
  return columnPaths.find(([, fills]) => isWithin(path, fills) || isWithin(fills, path))?.[0];
}
