import { waitingNotice } from './fold/flagsOf.ts';

/** Trucks whose free time at a stop ends until then have to be looked at. */
export const noticedBy = (now: Date): Date => new Date(now.getTime() + waitingNotice);
