import { mostAdrPoints } from '../dangerous/adrPoints.ts';
import { requirementsOf } from '../request/requirementsOf.ts';
import { carriersOf } from './capacityReasons.ts';
import type { Combination, Task } from './Combination.ts';
import type { Reason } from './Reason.ts';
import { worstAdr } from './worstAdr.ts';

/**
 * Dangerous goods: up to 1,000 points on a truck (ADR 1.1.3.6) neither vehicle nor driver needs a certificate, which a warning
 * tells. Beyond that both do; and so they do where the shipper asks for it without naming dangerous goods.
 */
export const adrReasons = (task: Task, combination: Combination, until: string): readonly Reason[] => {
  const worst = worstAdr(task);
  const counted = worst?.points === undefined ? {} : { has: worst.points, needs: mostAdrPoints };
  if (worst?.isExempt) return [{ code: 'adr_vehicle', severity: 'warn', ...counted }];
  if (!worst && requirementsOf(task).adr !== true) return [];
  const { vehicle, driver } = combination;
  const units = [...new Set([vehicle, ...carriersOf(combination)])];
  const card = driver?.cards.find(({ type }) => type === 'adr')?.expiresOn;
  return [
    ...(units.every(({ adr }) => adr) ? [] : [{ code: 'adr_vehicle', severity: 'block', ...counted } as const]),
    ...(driver && (card === undefined || card < until)
      ? [
          {
            code: 'adr_driver',
            severity: 'block',
            of: 'driver',
            ...counted,
            ...(card !== undefined && { until: card }),
          } as const,
        ]
      : []),
  ];
};
