import * as v from 'valibot';
import { changedParts, type LoadNews } from '../../../domain/notification/LoadNews.ts';
import { optional, optionalText } from '../answers.ts';
import { listAnswer } from '../listAnswer.ts';

const moment = v.object({ from: optionalText, to: optionalText, timeZone: optionalText });
const goods = v.object({ count: v.number(), grossKg: v.number() });

/** Without parts that this version does not know. */
export const loadNewsAnswer = v.pipe(
  v.object({
    parts: listAnswer(v.picklist(changedParts)),
    place: optional(v.object({ before: optionalText, now: optionalText })),
    window: optional(v.object({ city: optionalText, before: moment, now: moment })),
    cargo: optional(v.object({ before: goods, now: goods })),
  }),
  v.transform((news): LoadNews => news),
);
