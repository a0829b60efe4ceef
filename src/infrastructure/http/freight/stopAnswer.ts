import * as v from 'valibot';
import { ignoring } from '../answers.ts';
import { stopEntries } from './stopEntries.ts';

/** A stop with all that is known of it. */
export const stopAnswer = ignoring(['id'], v.object(stopEntries));
