import * as v from 'valibot';
import { maxCharacters } from '../../fields/maxCharacters.ts';

/** A password to be checked, whatever the rules for new ones are. */
export const enteredPassword = v.pipe(v.string(), v.nonEmpty(), maxCharacters(128));
