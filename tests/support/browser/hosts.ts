/** The hosts of the demo's brands (product §4); `*.localhost` is loopback in Chromium. */
export const hosts = {
  greenFleet: 'fleet.greenline.localhost',
  greenOffice: 'office.greenline.localhost',
  amberFleet: 'fleet.amber.localhost',
  amberOffice: 'office.amber.localhost',
  neutral: 'localhost',
} as const;
