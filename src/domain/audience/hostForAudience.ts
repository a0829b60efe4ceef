import type { Audience } from './Audience.ts';
import { audienceOf } from './audienceOf.ts';

/**
 * The host of the same brand for an audience: swaps a leading `fleet` or `office` label, or adds one. Keeps the port.
 */
export const hostForAudience = (host: string, audience: Audience): string => {
  if (audienceOf(host) === audience) return host;
  const other: Audience = audience === 'fleet' ? 'office' : 'fleet';
  const [first = '', ...rest] = host.split('.');
  return first.toLowerCase() === other ? [audience, ...rest].join('.') : `${audience}.${host}`;
};
