/** No clock is further from UTC, in milliseconds. */
const furthestZone = 14 * 3_600_000;
const day = 86_400_000;

/** Between which instants the days of a period lie, whatever the clock. */
export const periodBounds = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  begin: new Date(Date.parse(from) - furthestZone),
  end: new Date(Date.parse(to) + day + furthestZone),
});
