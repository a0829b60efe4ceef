import * as v from 'valibot';
import { idAnswer } from './idAnswer.ts';

/** The `{id}` of a path. Anything but a UUID is answered with 404. */
export const idParam = v.strictObject({ id: v.pipe(idAnswer, v.toLowerCase()) });
