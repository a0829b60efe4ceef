import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { documentTypes } from './DocumentType.ts';
import { paperStatuses } from './PaperStatus.ts';

const subject = v.picklist(['vehicle', 'driver']);
const status = v.picklist(paperStatuses);

export const paperAnswer = v.object({
  subject,
  subjectId: idAnswer,
  subjectName: v.string(),
  /** Null for a driver. */
  subjectPlate: v.nullable(v.string()),
  type: v.picklist(documentTypes),
  status,
  expiresOn: v.nullable(dayAnswer),
  /** The first trip of the vehicle or driver, under way or assigned, that ends after the paper does. */
  trip: v.nullable(v.object({ id: idAnswer, reference: v.string(), endsAt: instantAnswer })),
});

export const paperCountsAnswer = v.object({ expired: wholeNumber, missing: wholeNumber, expiring: wholeNumber });
