/** One account alone would have to wait for its share. */
const owners = ['fleet@greenline.test', 'fleet2@greenline.test', 'dispatch@greenline.test', 'fleet@amber.test'];

/** Enough fleets that none exceeds the hourly mail limit. */
export const busyFleets = Array.from({ length: 24 }, (_, index) => ({
  email: owners[index % owners.length],
  name: `Busy Haulage ${index + 1}`,
}));

/** What `fillDatabase` needs to know of them. */
export const busyInvitations = Object.fromEntries(busyFleets.map(({ name }) => [name, 250]));
