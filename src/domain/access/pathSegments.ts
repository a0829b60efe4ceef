import { decodedPercents } from '../outside/decodedPercents.ts';

/** The segments of a path as the router compares them: decoded, lower case, without query, hash or empty segments. */
export const pathSegments = (address: string): readonly string[] =>
  decodedPercents(address.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
