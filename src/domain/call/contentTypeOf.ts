const pathOf = (address: string): readonly string[] =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '')
    .toLowerCase()
    .split('/');

const isOfDrivers = (path: readonly string[]): boolean =>
  path.some((segment, at) => segment === 'v1' && path[at + 1] === 'drivers');

const isVehicleMedia = (path: readonly string[]): boolean => {
  const vehicle = path.findIndex((segment) => segment === 'vehicle' || segment === 'vehicles');
  return vehicle !== -1 && path.includes('media', vehicle + 1);
};

/**
 * The Content-Type of a request: JSON, but none for uploads (POST or PUT to driver paths and vehicle media), where the
 * browser sets the form boundary (seed §7, product §2.12). Takes paths and full URLs.
 */
export const contentTypeOf = (method: string, address: string): 'application/json' | undefined => {
  const path = pathOf(address);
  const uploads = /^(?:post|put)$/i.test(method) && (isOfDrivers(path) || isVehicleMedia(path));
  return uploads ? undefined : 'application/json';
};
