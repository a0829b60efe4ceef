import type { Combination, Engagement } from './Combination.ts';
import { overlapReason } from './unitReasons.ts';
import type { Reason } from './Verdict.ts';

/** Which licence categories allow to drive what asks for one (directive 2006/126/EC, article 6). */
const allowing: Readonly<Record<string, readonly string[]>> = {
  B: ['B', 'BE', 'C1', 'C1E', 'C', 'CE'],
  BE: ['BE', 'C1E', 'CE'],
  C1: ['C1', 'C1E', 'C', 'CE'],
  C1E: ['C1E', 'CE'],
  C: ['C', 'CE'],
  CE: ['CE'],
};

/** The category for what vehicle and trailer may weigh. */
function categoryFor({ vehicle, trailer }: Combination): string {
  const weight = vehicle.grossWeightKg;
  if (vehicle.kind === 'tractor') return 'CE';
  if (weight > 7_500) return trailer ? 'CE' : 'C';
  if (weight <= 3_500) return trailer ? 'BE' : 'B';
  if (!trailer) return 'C1';
  return weight + trailer.grossWeightKg > 12_000 ? 'CE' : 'C1E';
}

/** Licence, cards, status and other shipments of the driver, if one is chosen. `until` is a day. */
export function driverReasons(
  combination: Combination,
  until: string,
  time: Engagement | undefined,
): readonly (Reason | undefined)[] {
  const { driver } = combination;
  if (!driver) return [];
  const { licence, cards, status, engagements } = driver;
  const block = { severity: 'block', of: 'driver' } as const;
  const category = categoryFor(combination);
  const mayDrive = licence?.categories.some((each) => allowing[category]?.includes(each)) ?? true;
  return [
    licence ? undefined : { code: 'paper_missing', ...block, needs: ['licence'] },
    ...cards.map(({ type, expiresOn }): Reason | undefined =>
      type === 'adr' || expiresOn === null || expiresOn >= until
        ? undefined
        : { code: 'paper_expires', ...block, has: [type], until: expiresOn },
    ),
    licence && !mayDrive
      ? { code: 'licence_category', ...block, has: [...licence.categories], needs: [category] }
      : undefined,
    licence && licence.expiresOn < until ? { code: 'licence_expires', ...block, until: licence.expiresOn } : undefined,
    status === 'active' ? undefined : { code: 'status_driver', ...block, has: [status] },
    overlapReason(engagements, 'driver', time),
  ];
}
