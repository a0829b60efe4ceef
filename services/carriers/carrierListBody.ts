import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { listField } from '../fields/listField.ts';
import { plainText } from '../fields/plainText.ts';
import { recordHead } from '../fields/recordHead.ts';
import { versionField } from '../fields/versionField.ts';

/** As many as a request may name; and as many on all lists together, as those are answered at once. */
export const most = { lists: 100, members: 500, membersInAll: 5_000 } as const;

const entries = {
  name: plainText(60),
  carriers: v.nullish(listField(v.pipe(idAnswer, v.toLowerCase()), most.members), []),
};

/** A list of carriers as it is added. */
export const carrierListBody = v.strictObject(entries);

/** A list as it is changed: the whole of it, with the version that was read. */
export const carrierListChange = v.strictObject({ ...entries, version: versionField });

export type CarrierListDraft = v.InferOutput<typeof carrierListBody>;
export type CarrierListChange = v.InferOutput<typeof carrierListChange>;

/** A list of carriers, its members by name. */
export const carrierListAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    name: v.string(),
    carriers: v.array(v.object({ id: idAnswer, name: v.string(), blocked: v.boolean() })),
  }),
  v.metadata({ ref: 'CarrierList' }),
);
