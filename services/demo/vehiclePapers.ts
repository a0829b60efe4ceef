import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';
import { dayFrom } from './dayFrom.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoPaper } from './DemoPaper.ts';
import type { SeededRandom } from './SeededRandom.ts';

const required = ['registration', 'insurance', 'roadworthiness'] as const;

/** Of fourteen vehicles, two have a paper that expires soon, one an expired paper and one a missing one. */
const fates = [
  ...(['valid', 'expiring', 'valid', 'expired', 'valid', 'missing', 'valid'] as const),
  ...(['valid', 'expiring', 'valid', 'valid', 'valid', 'valid', 'valid'] as const),
];

/** Range of days until a paper expires. */
const ends = { valid: [45, 350], expiring: [2, 29], expired: [-45, -1] } as const;

/** A vehicle's documents, each valid for a year. One of them sets the compliance. */
export function vehiclePapers(
  vehicle: Insertable<Tables['vehicle']>,
  n: number,
  random: SeededRandom,
  now: Date,
): readonly DemoPaper[] {
  const fate = fates[n % fates.length] ?? 'valid';
  const decisive = fate === 'missing' ? random.pick(required) : random.pick(['insurance', 'roadworthiness']);
  return required.flatMap((type) => {
    if (fate === 'missing' && type === decisive) return [];
    const [from, to] = ends[fate === 'missing' || type !== decisive ? 'valid' : fate];
    const end = Math.round(random.between(from, to));
    return [
      {
        owner: { vehicle_id: vehicle.id },
        type,
        about: `${vehicle.fleet_no} · ${vehicle.plate} · ${vehicle.make} ${vehicle.model}`,
        issuedOn: dayFrom(now, end - 365),
        expiresOn: type === 'registration' ? null : dayFrom(now, end),
        addedAt: daysFrom(now, end - 364),
      },
    ];
  });
}
