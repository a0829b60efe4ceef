import * as v from 'valibot';
import { recordHead } from '../fields/recordHead.ts';
import type { EdiPartnerRow } from './EdiTables.ts';

/** A partner whose files have codes of their own. */
export const partnerAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    partner: v.string(),
    qualifier: v.nullable(v.string()),
    company: v.nullable(v.string()),
    codes: v.array(
      v.object({
        way: v.picklist(['read', 'write']),
        kind: v.picklist(['status', 'reason', 'answer']),
        code: v.nullable(v.string()),
        word: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: 'EdiPartner' }),
);

export const partnerOf = (row: EdiPartnerRow) => {
  const { partner, qualifier, company_name: company, codes } = row;
  return recordHead.before(row, { partner, qualifier, company, codes: [...codes] });
};
