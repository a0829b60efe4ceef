import { hostParts } from './hostParts.ts';

/** Number of distinct dot-separated parts two hosts have in common, in any position (seed §9). */
export const sharedHostParts = (a: string, b: string): number => {
  const parts = hostParts(b);
  return hostParts(a).filter((part) => parts.includes(part)).length;
};
