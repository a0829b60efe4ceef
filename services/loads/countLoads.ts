import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { carriedByOneOf } from './market/carriedByOneOf.ts';
import { eachSeen } from './market/eachSeen.ts';
import { numberAt } from './market/OpenLoads.ts';
import { isSeenBy, readSeeker } from './market/Seeker.ts';

/** How many loads there are for a fleet now: in all, by model of their price, that one of its trucks fits, that it is asked for by name, and that it watches. */
export async function countLoads(services: Services, { companyId, userId }: Member) {
  const { db, clock, market } = services;
  const now = clock.now();
  await market.catchUp();
  const { trucks, seeker } = await inCompany(db, companyId, userId, async (tx) => ({
    ...(await trucksOf(tx, companyId)),
    seeker: await readSeeker(tx, companyId, now),
  }));
  return market.read(seeker.brandId, async (loads, inTurns) => {
    const [isFixed, isFitting] = [loads.column('isFixed'), carriedByOneOf(trucks, loads)];
    const [asked, watched] = [loads.standingsOf(seeker.asked), loads.standingsOf(seeker.watched)];
    const counts = { all: 0, bid: 0, fixed: 0, fits: 0, asked: 0, watched: 0 };
    await eachSeen(loads, isSeenBy(seeker, loads, now), inTurns, (at) => {
      counts.all += 1;
      counts.fixed += numberAt(isFixed, at);
      counts.fits += Number(isFitting(at));
      counts.asked += Number(asked.has(at));
      counts.watched += Number(watched.has(at));
    });
    return { ...counts, bid: counts.all - counts.fixed };
  });
}
