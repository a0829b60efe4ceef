import * as v from 'valibot';
import { dayField } from '../fields/dayField.ts';
import { uploadedFile } from '../web/uploadedFile.ts';
import { documentTypes } from './DocumentType.ts';
import { problem } from '../web/problems/problem.ts';

/** A form sends an empty string for an empty day. */
const dayPart = v.optional(
  v.pipe(
    v.string(),
    v.transform((day) => (day === '' ? undefined : day)),
    v.optional(dayField),
  ),
);

/** The form to upload a document. The service itself checks against today (`checkIssueDate`). */
export const documentForm = v.pipe(
  v.strictObject({ file: uploadedFile, type: v.picklist(documentTypes), issuedOn: dayPart, expiresOn: dayPart }),
  v.forward(
    v.partialCheck(
      [['issuedOn'], ['expiresOn']],
      ({ issuedOn, expiresOn }) => issuedOn === undefined || expiresOn === undefined || expiresOn > issuedOn,
      problem('beforeIssue'),
    ),
    ['expiresOn'],
  ),
);

export type DocumentForm = v.InferOutput<typeof documentForm>;
