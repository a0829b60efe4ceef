import * as v from 'valibot';
import { versionField } from '../fields/versionField.ts';

/** What is undone: the change that left the record with this version, or deleted it at this version. */
export const undoneVersion = v.strictObject({ version: versionField });
