import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** A list of at most `most` items, which are counted before any of them is looked at. */
export const listField = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most, problem('tooManyItems', { most })), v.array(item));
