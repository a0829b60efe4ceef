import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { dayField } from '../fields/dayField.ts';
import { listField } from '../fields/listField.ts';
import { plainText } from '../fields/plainText.ts';
import { problem } from '../web/problems/problem.ts';

/** A driver's cards besides the licence. */
export const cardTypes = ['tachograph', 'cpc', 'medical', 'adr'] as const;

export type CardType = (typeof cardTypes)[number];

const type = v.picklist(cardTypes);
const acceptedCard = v.strictObject({ type, number: v.nullish(plainText(30, 3), null), expiresOn: dayField });

/** At most one card of each type. */
export const acceptedCards = v.pipe(
  listField(acceptedCard, cardTypes.length),
  v.check((given) => new Set(given.map((card) => card.type)).size === given.length, problem('cardTwice')),
);

export const answeredCards = v.array(v.object({ type, number: v.nullable(v.string()), expiresOn: dayAnswer }));
