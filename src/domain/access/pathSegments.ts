import { decodedPercents } from '../outside/decodedPercents.ts';

/** The parts of an address as a router compares them: decoded, lower case, without query, hash and empty parts. */
export const pathSegments = (address: string): readonly string[] =>
  decodedPercents(address.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
