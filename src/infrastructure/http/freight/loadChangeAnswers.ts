import * as v from 'valibot';
import { loadChangeKinds, type LoadChange, type LoadNews } from '../../../domain/load/LoadChange.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { optional, optionalText } from '../answers.ts';

/** A change that this version does not know is still one. */
const what = v.pipe(
  v.string(),
  v.transform((kind) => (isOneOf(loadChangeKinds, kind) ? kind : undefined)),
);

export const loadChangeAnswer = v.pipe(
  v.object({ what, stop: optional(v.number()), fields: v.array(v.string()) }),
  v.transform((change): LoadChange => change),
);

const moment = v.object({ from: optionalText, to: optionalText, timeZone: optionalText });
const goods = v.object({ count: v.number(), grossKg: v.number() });

export const loadNewsAnswer = v.pipe(
  v.object({
    what,
    city: optionalText,
    place: optional(v.object({ before: optionalText, now: optionalText })),
    window: optional(v.object({ before: moment, now: moment })),
    cargo: optional(v.object({ before: goods, now: goods })),
  }),
  v.transform((news): LoadNews => news),
);
