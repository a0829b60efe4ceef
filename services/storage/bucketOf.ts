/** A bucket of S3-compatible storage, from an address such as `s3://papers/haulage?region=eu-central-1`. */
export interface Bucket {
  readonly name: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string | undefined;
  /** Address of a storage other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether the bucket stands in the path of its address, not in the host. */
  readonly isInPath: boolean;
}

const parameters: ReadonlySet<string> = new Set(['region', 'endpoint', 'pathStyle']);
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** A URL would resolve steps such as `..` silently. */
const plainPath = /^s3:\/\/(?:(?!\/\.)[^?%])*(?:\?|$)/;
const folders = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

/** Undefined if the address is wrong, also with a user, a password or a parameter that nobody knows. */
export function bucketOf(address: string): Bucket | undefined {
  if (!plainPath.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, port, username, password, pathname, searchParams, hash } = new URL(address);
  const given = Object.fromEntries(searchParams);
  const { region, endpoint, pathStyle } = given;
  const isWrong =
    [port, username, password, hash].some((part) => part !== '') ||
    !bucketName.test(hostname) ||
    !folders.test(pathname) ||
    searchParams.size !== Object.keys(given).length ||
    Object.keys(given).some((name) => !parameters.has(name)) ||
    (region !== undefined && !/^[a-z0-9-]+$/.test(region)) ||
    (endpoint !== undefined && !isEndpoint(endpoint)) ||
    (pathStyle !== undefined && pathStyle !== 'true' && pathStyle !== 'false');
  if (isWrong) return undefined;
  const path = pathname.replace(/^\/|\/$/g, '');
  return {
    name: hostname,
    prefix: path === '' ? '' : `${path}/`,
    region,
    endpoint,
    isInPath: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
  };
}

function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && [origin, `${origin}/`].includes(address);
}
