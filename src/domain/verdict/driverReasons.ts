import type { Combination, Engagement } from './Combination.ts';
import type { Reason } from './Reason.ts';
import { overlapReasons } from './unitReasons.ts';

/** Which categories allow to drive what asks for one (directive 2006/126/EC, article 6). */
const allows: Readonly<Record<string, readonly string[]>> = {
  B: ['B', 'BE', 'C1', 'C1E', 'C', 'CE'],
  BE: ['BE', 'C1E', 'CE'],
  C1: ['C1', 'C1E', 'C', 'CE'],
  C1E: ['C1E', 'CE'],
  C: ['C', 'CE'],
  CE: ['CE'],
};

/** The licence category a combination asks for, by what it may weigh. */
const licenceCategoryFor = ({ vehicle, trailer }: Combination): string => {
  const own = vehicle.grossWeightKg;
  if (vehicle.kind === 'tractor') return 'CE';
  const alone = own > 7500 ? 'C' : own > 3500 ? 'C1' : 'B';
  if (!trailer) return alone;
  return alone === 'C1' && own + trailer.grossWeightKg > 12_000 ? 'CE' : `${alone}E`;
};

/** Licence, cards, status and other shipments of the driver; nothing if none is chosen. `until` is a day. */
export const driverReasons = (
  combination: Combination,
  until: string,
  time: Engagement | undefined,
): readonly Reason[] => {
  const { driver } = combination;
  if (!driver) return [];
  const { licence, cards, status } = driver;
  const needs = licenceCategoryFor(combination);
  const may = allows[needs] ?? [];
  const found: (readonly Reason[])[] = [
    licence ? [] : [{ code: 'paper_missing', severity: 'block', of: 'driver', needs: ['licence'] }],
    cards.flatMap(({ type, expiresOn }) =>
      type !== 'adr' && expiresOn !== undefined && expiresOn < until
        ? [{ code: 'paper_expires', severity: 'block', of: 'driver', has: [type], until: expiresOn } as const]
        : [],
    ),
    licence && !licence.categories.some((each) => may.includes(each))
      ? [{ code: 'licence_category', severity: 'block', of: 'driver', has: licence.categories, needs: [needs] }]
      : [],
    licence && licence.expiresOn < until
      ? [{ code: 'licence_expires', severity: 'block', of: 'driver', until: licence.expiresOn }]
      : [],
    status === 'active' ? [] : [{ code: 'status_driver', severity: 'block', of: 'driver', has: [status] }],
    overlapReasons(driver.engagements, 'driver', time),
  ];
  return found.flat();
};
