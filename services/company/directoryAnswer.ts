import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';

/** A company with its brand's domain, empty if it has none. */
export const listedCompany = v.object({ id: idAnswer, name: v.string(), domain: v.string() });

export const directoryAnswer = v.array(listedCompany);
