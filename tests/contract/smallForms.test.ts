import * as v from 'valibot';
import { expect, it } from 'vitest';
import { carrierListBody } from '../../services/carriers/carrierListBody.ts';
import { carrierBody } from '../../services/carriers/saveCarrier.ts';
import { viewBody } from '../../services/lists/listSchemas.ts';
import { declineBody } from '../../services/loads/declineBody.ts';
import { offerDraft } from '../../services/offers/offerBody.ts';
import { requestCancel } from '../../services/requests/requestBody.ts';
import { assignmentBody } from '../../services/shipments/assignShipment.ts';
import { cancelBody } from '../../services/shipments/cancelShipment.ts';
import { eventDraft } from '../../services/shipments/eventBody.ts';
import { carrierListFields } from '../../src/domain/carrier/carrierListFields.ts';
import { carrierNoteFields } from '../../src/domain/carrier/carrierNoteFields.ts';
import { savedViewFields } from '../../src/domain/list/savedViewFields.ts';
import { declineFields } from '../../src/domain/load/declineFields.ts';
import { offerFields } from '../../src/domain/offer/offerFields.ts';
import type { Scalar } from '../../src/domain/record/Field.ts';
import { requestCancelFields } from '../../src/domain/request/requestCancelFields.ts';
import { reasonNoteFields } from '../../src/domain/shipment/reasonNoteFields.ts';
import { reportFields } from '../../src/domain/shipment/reportFields.ts';
import { awkwardTexts } from './awkwardTexts.ts';

const eventData = eventDraft.entries.data.wrapped.entries;

/** Right to left mark, zero-width joiner, a lone surrogate, and what is just and just not too long for a note. */
const pasted = [
  'Nord\u200Fsee',
  '\u202Eabc',
  'a\u200Bb',
  'a\uD800b',
  ...[200, 201, 1_000, 1_001].flatMap((length) => ['x'.repeat(length), '🚚'.repeat(length)]),
];

it.each<[string, Scalar, v.GenericSchema]>([
  ['the name of a list of carriers', carrierListFields.name, carrierListBody.entries.name],
  ['the note on a carrier', carrierNoteFields.note, carrierBody.entries.note],
  ['the name of a saved view', savedViewFields.name, viewBody.entries.name],
  ['why a load is declined', declineFields.text, declineBody.entries.text],
  ['why a request is canceled', requestCancelFields.reason, requestCancel.entries.reason],
  ['what is added to a reason', reasonNoteFields.note, cancelBody.entries.note],
  ['why another truck is given', reportFields.reason, assignmentBody.entries.reason],
  ['why a truck is late', reportFields.reason, eventData.reason],
  ['what happened on the road', reportFields.text, eventData.text],
  ['what an offer says', offerFields.message, offerDraft.entries.message],
])('what the form sends is taken, and what it refuses is refused: %s', (_, field, schema) => {
  for (const text of [...awkwardTexts, ...pasted]) {
    const read = field.read(text.trim());
    const taken = v.safeParse(schema, read.ok ? read.value : text);
    expect([text, taken.success ? taken.output : undefined]).toEqual([text, read.ok ? read.value : undefined]);
  }
});
