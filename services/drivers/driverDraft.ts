import * as v from 'valibot';
import { jsonPart } from '../fields/jsonPart.ts';
import { versionField } from '../fields/versionField.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { uploadedFile } from '../web/uploadedFile.ts';
import { driverEntries, driverPause, driverStatuses, isDriverPause } from './driverFields.ts';
import { acceptedLicence, licenceColumnsOf } from './licence.ts';
import { problem } from '../web/problems/problem.ts';

const entries = { ...driverEntries.accepted, licence: v.nullish(acceptedLicence, null) };

/** A driver's details as they are sent. The service itself checks the licence against today (`checkIssueDate`). */
export const driverDraft = v.strictObject(entries);

export type DriverDraft = v.InferOutput<typeof driverDraft>;

export const driverChange = v.strictObject({ ...entries, version: versionField });

export type DriverChange = v.InferOutput<typeof driverChange>;

/** With a pause for a record that is paused already, only the pause changes. */
export const driverMove = v.pipe(
  v.strictObject({
    status: v.picklist(driverStatuses),
    pause: v.nullish(driverPause.accepts, null),
    version: versionField,
  }),
  v.forward(
    v.check(({ status, pause }) => pause === null || isDriverPause(status), problem('unknownField')),
    ['pause'],
  ),
);

export type DriverMove = v.InferOutput<typeof driverMove>;

/** A form with JSON in `data` and an optional photo. */
export const withPhoto = <Schema extends v.GenericSchema>(data: Schema) =>
  v.strictObject({ data: jsonPart(data), photo: v.optional(uploadedFile) });

/** Refuses a missing phone number with 422. Only invited drivers may have none. */
export function requirePhone(phone: string | null | undefined): asserts phone is string {
  if (typeof phone === 'string') return;
  throw refusedFields([refusedField('phone', 'required')]);
}

/** Converts a draft to columns. */
export const columnsOf = ({ licence, ...draft }: DriverDraft) => ({
  ...driverEntries.columnsOf(draft),
  ...licenceColumnsOf(licence),
  cards: JSON.stringify(draft.cards),
});
