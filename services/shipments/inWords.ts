import { type RawBuilder, sql } from 'kysely';
import { joinedPlate } from '../fields/joinedPlate.ts';
import { likePattern } from '../fields/likePattern.ts';

const holds = (text: string): RawBuilder<unknown> => sql`words like search_key(${likePattern(text)})`;

/** Whether a shipment has a text, however its accents are typed, or the plate that it is, however that is separated. */
export const inWords = (text: string): RawBuilder<unknown> => {
  const plate = joinedPlate(text);
  return plate === undefined ? holds(text) : sql`(${holds(text)} or ${holds(plate)})`;
};
