import type { StopFacts } from './StopFacts.ts';

/** Whether all that was ordered for a delivery came undamaged; undefined where nobody counted. */
export const deliveredInFull = ({
  isSkipped,
  unloaded: { ordered, delivered, damaged },
}: Pick<StopFacts, 'isSkipped' | 'unloaded'>): boolean | undefined => {
  if (isSkipped) return false;
  if (delivered === null) return undefined;
  return delivered >= ordered && (damaged ?? 0) === 0;
};
