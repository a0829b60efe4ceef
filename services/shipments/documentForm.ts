import * as v from 'valibot';
import { maybe } from '../fields/maybe.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { jsonPart } from '../fields/jsonPart.ts';
import { multilineText } from '../fields/multilineText.ts';
import { plainText } from '../fields/plainText.ts';
import { wholeField } from '../fields/wholeField.ts';
import { instantField } from '../freight/fields/instantField.ts';
import { shipmentDocumentTypes } from '../papers/DocumentType.ts';
import { signatureField } from './signatureField.ts';
import { stopIndex } from './stopIndex.ts';
import { problem } from '../web/problems/problem.ts';
import { uploadedFile } from '../web/uploadedFile.ts';

/** Files that are added together. */
const mostFiles = 5;

const count = wholeField(0, 99_999);

const documentData = v.strictObject({
  /** Chosen by the client: what is sent twice with it is kept once. */
  id: maybe(v.pipe(idAnswer, v.toLowerCase())),
  type: v.picklist(shipmentDocumentTypes),
  /** The index of the stop. */
  stop: maybe(stopIndex),
  /** Who received the goods. */
  recipient: maybe(plainText(100)),
  /** When the goods were handed over; now if left out. */
  at: maybe(instantField),
  packages: maybe(v.strictObject({ delivered: count, short: count, damaged: count })),
  note: maybe(multilineText(1_000)),
  /** What the recipient drew, beside its picture among the files. */
  signature: maybe(signatureField),
});

type Data = v.InferOutput<typeof documentData>;

const proofKeys = ['stop', 'recipient', 'packages', 'at', 'signature'] as const;
const optional: ReadonlySet<string> = new Set(['at', 'signature']);

/** What is missing in a proof of delivery, and what no other document says. */
const problemIn = (data: Data, field: (typeof proofKeys)[number]) => {
  if (data.type === 'pod') return data[field] === null && !optional.has(field) ? problem('required') : undefined;
  return data[field] !== null && field !== 'stop' ? problem('unknownField') : undefined;
};

const checkProof = v.rawCheck<Data>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { value: input } = dataset;
  for (const key of proofKeys) {
    const message = problemIn(input, key);
    if (message !== undefined) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  }
});

const oneOrMore = v.union([v.instance(File), v.array(v.instance(File))]);

/** A document of a shipment: what it says as JSON, and one to five files. */
export const documentForm = v.strictObject({
  data: jsonPart(v.pipe(documentData, checkProof)),
  file: v.pipe(
    oneOrMore,
    v.transform((file) => [file].flat()),
    v.maxLength(mostFiles, problem('tooManyItems', { most: mostFiles })),
    v.array(uploadedFile),
  ),
});

export type DocumentForm = v.InferOutput<typeof documentForm>;
