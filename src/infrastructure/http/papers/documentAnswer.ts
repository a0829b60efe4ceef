import * as v from 'valibot';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { documentTypes } from '../../../domain/paper/DocumentType.ts';
import { idAnswer, instantAnswer, optionalText } from '../answers.ts';
import type { Answer } from '../readAnswer.ts';

/** A paper or picture as the services send it. */
export const documentAnswer: Answer<StoredDocument> = v.object({
  id: idAnswer,
  type: v.picklist(documentTypes),
  file: v.object({ name: v.string(), mime: v.string(), size: v.number() }),
  issuedOn: optionalText,
  expiresOn: optionalText,
  createdAt: instantAnswer,
});
