import * as v from 'valibot';
import { optionalText } from '../answers.ts';
import { cargoLineAnswer } from './cargoLineAnswer.ts';

/** A line of goods with its marks, as its shipper and the carrier of a shipment see it. */
export const wholeLineAnswer = v.object({ ...cargoLineAnswer.entries, marks: optionalText });
