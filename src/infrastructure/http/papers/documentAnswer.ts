import * as v from 'valibot';
import { documentTypes } from '../../../domain/paper/DocumentType.ts';
import { idAnswer, ignoring, instantAnswer, optionalText } from '../answers.ts';

/** A paper or photo as the services send it. */
export const documentAnswer = v.object({
  id: idAnswer,
  type: v.picklist(documentTypes),
  file: ignoring(['sha256'], v.object({ name: v.string(), mime: v.string(), size: v.number() })),
  issuedOn: optionalText,
  expiresOn: optionalText,
  createdAt: instantAnswer,
});
