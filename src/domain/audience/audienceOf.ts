import type { Audience } from './Audience.ts';

/** The audience of a host: fleet if its name contains 'fleet' in any case, else office (seed §1, §6). */
export const audienceOf = (hostName: string): Audience =>
  hostName.toLowerCase().includes('fleet') ? 'fleet' : 'office';
