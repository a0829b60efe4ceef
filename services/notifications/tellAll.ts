import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';
import { tellOfTime } from './tellOfTime.ts';
import { tellPeople } from './tellPeople.ts';

/** Tells of all that waits, a bounded part in each transaction. Several processes share the work. */
export async function tellAll({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const some = () =>
    amidAllCompanies({ db }, async (tx) => {
      const isMore = await tellOfTime(tx, clock.now());
      return (await tellPeople(tx)) > 0 || isMore;
    });
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await some()) continue;
}
