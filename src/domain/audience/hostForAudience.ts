import type { Audience } from './Audience.ts';
import { audienceOf } from './audienceOf.ts';

/**
 * The host of the same brand that serves `audience`: the front label `fleet` becomes `office` and the other way
 * round; a host without such a label gets one in front. A port is kept.
 */
export const hostForAudience = (host: string, audience: Audience): string => {
  if (audienceOf(host) === audience) return host;
  const other: Audience = audience === 'fleet' ? 'office' : 'fleet';
  const [first = '', ...rest] = host.split('.');
  return first.toLowerCase() === other ? [audience, ...rest].join('.') : `${audience}.${host}`;
};
