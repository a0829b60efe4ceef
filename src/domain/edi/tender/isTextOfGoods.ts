import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { dangerousCodes } from './dangerousCodes.ts';
import { readDangerousRemark } from './dangerousRemarks.ts';
import { readEdifactText } from './readEdifactText.ts';

/** Whether a text (FTX) of an item says what a field of its line holds: its description, or what is dangerous in it. */
export const isTextOfGoods = (segment: EdiSegment): boolean => {
  const subject = elementOf(segment, 1);
  if (subject !== dangerousCodes.remark) return subject === 'AAA' || subject === dangerousCodes.name;
  return readDangerousRemark(readEdifactText(segment) ?? '') !== undefined;
};
