import type { Services } from '../Services.ts';
import { tellEach } from './tellEach.ts';
import { newsOfTime } from './newsOfTime.ts';
import { noticesToTell } from './tellPeople.ts';

/** Tells of all that waits: what the clock did comes first, as some of it becomes notices for many. */
export async function tellAll(services: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const news of [...newsOfTime, noticesToTell]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tellEach(services, news);
  }
}
