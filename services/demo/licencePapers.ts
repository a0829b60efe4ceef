import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { DemoPaper } from './DemoPaper.ts';

/** A licence document for every second driver with a licence. */
export const licencePapers = (drivers: readonly Insertable<Tables['driver']>[]): readonly DemoPaper[] =>
  drivers
    .filter(({ licence_number: number }, n) => number !== null && number !== undefined && n % 2 === 0)
    .map((driver) => ({
      owner: { driver_id: driver.id },
      type: 'licence',
      about: `${driver.name} · ${driver.licence_number}`,
      issuedOn: driver.licence_issued_on ?? null,
      expiresOn: driver.licence_expires_on ?? null,
      addedAt: driver.created_at,
    }));
