import { statements } from './statements.ts';

const pause = `
  add pause_reason text,
  add pause_note text,
  add pause_back_on date`;

/** Why a vehicle or driver is off the road, and when they are expected back. */
export const pauses = statements(`alter table vehicle ${pause}`, `alter table driver ${pause}`);
