import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { loadChangeKinds } from '../freight/request/LoadChange.ts';
import { loadStopAnswer, seenLoadEntries } from './contentAnswer.ts';

const what = v.picklist(loadChangeKinds);
const seenLoad = v.object(seenLoadEntries);

/** A load as its fleet saw it when it said its price, as it is now, and what changed: of which stop, counted from 0, and which details of single goods. */
export const changedLoadAnswer = v.object({
  before: seenLoad,
  now: seenLoad,
  changes: v.array(v.object({ what, stop: v.nullable(wholeNumber), fields: v.array(v.string()) })),
});

const place = v.nullable(v.string());
const { window } = loadStopAnswer.entries;
const goods = v.object({ count: wholeNumber, grossKg: v.number() });

/** The same in short and without prices: what was and what is of a place, a window and the sum of the goods. */
export const loadNewsAnswer = v.object({
  what,
  city: place,
  place: v.nullable(v.object({ before: place, now: place })),
  window: v.nullable(v.object({ before: window, now: window })),
  cargo: v.nullable(v.object({ before: goods, now: goods })),
});
