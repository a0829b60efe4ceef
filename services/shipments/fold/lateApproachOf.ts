import { quarterEnd } from '../../freight/verdict/quarterEnd.ts';
import type { LateApproach } from './FoldedShipment.ts';
import { ownField } from '../../web/json/ownField.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

/** When the truck can be at the first stop, by the verdict of its assignment or as reckoned since; null if that is in time or was not kept. */
export const lateApproachOf = ({ at: since, data }: Pick<ShipmentEvent, 'at' | 'data'>): LateApproach | null => {
  const reasons = ownField(data['verdict'], 'reasons');
  const tooFar: unknown = Array.isArray(reasons) && reasons.find((each) => ownField(each, 'code') === 'too_far');
  const late = data['tooLate'] ?? tooFar;
  const [until, km] = [ownField(late, 'until'), ownField(late, 'has')];
  const at = typeof until === 'string' ? Date.parse(until) : NaN;
  return Number.isNaN(at) || typeof km !== 'number' ? null : { at: quarterEnd(at), since, km };
};
