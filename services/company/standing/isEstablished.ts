import { addMilliseconds } from '../../clock/addMilliseconds.ts';

const day = 24 * 60 * 60_000;

/** A company that is this old is established; younger ones need people who accepted its mailed invitations. */
export const trust = { oldAfter: 30 * day, leastAge: 3 * day, leastAccepted: 3 } as const;

/** Whether a company may write to strangers in its own words. Invitations are accepted quickly by friends; age cannot be made up. */
export const isEstablished = (foundedAt: Date, accepted: number, now: Date): boolean =>
  foundedAt <= addMilliseconds(now, -trust.oldAfter) ||
  (foundedAt <= addMilliseconds(now, -trust.leastAge) && accepted >= trust.leastAccepted);
