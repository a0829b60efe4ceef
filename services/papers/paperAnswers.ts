import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
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
});

export const paperCountsAnswer = v.object({ expired: wholeNumber, missing: wholeNumber, expiring: wholeNumber });
