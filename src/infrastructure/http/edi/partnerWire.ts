import * as v from 'valibot';
import { inTable } from '../../../domain/edi/inTable.ts';
import { parsePartnerCodes } from '../../../domain/edi/partner/parsePartnerCodes.ts';
import type { PartnerCodes } from '../../../domain/edi/partner/PartnerCodes.ts';
import { partnerWords } from '../../../domain/edi/partner/partnerWords.ts';
import { idAnswer, ignoring } from '../answers.ts';

const kinds = ['status', 'reason', 'answer'] as const;

const codeAnswer = v.object({
  way: v.picklist(['read', 'write']),
  kind: v.picklist(kinds),
  code: v.nullable(v.string()),
  word: v.string(),
});

type WireCode = v.InferOutput<typeof codeAnswer>;

/** The tables of a file with codes; what is wrong with them `parsePartnerCodes` says. */
const tablesOf = (codes: readonly WireCode[], way: WireCode['way']): object =>
  Object.fromEntries(
    kinds.map((kind) => {
      const own = codes.filter((each) => each.way === way && each.kind === kind);
      return [kind, Object.fromEntries(own.map(({ code, word }) => (way === 'read' ? [code, word] : [word, code])))];
    }),
  );

/** A partner as it is answered. One with a word that this version does not know cannot be read. */
export const partnerAnswer = v.pipe(
  ignoring(
    ['companyId', 'createdAt', 'updatedAt'],
    v.object({
      id: idAnswer,
      version: v.number(),
      partner: v.string(),
      qualifier: v.nullable(v.string()),
      company: v.nullable(v.string()),
      codes: v.array(codeAnswer),
    }),
  ),
  v.transform(({ id, version, partner, qualifier, company, codes }) => ({
    id,
    version,
    read: parsePartnerCodes({
      partner,
      qualifier: qualifier ?? undefined,
      company: company ?? undefined,
      read: tablesOf(codes, 'read'),
      write: tablesOf(codes, 'write'),
    }),
  })),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { id, version, read } = value;
    if (read.ok) return { id, version, codes: read.codes };
    addIssue({ message: 'codes that cannot be read' });
    return NEVER;
  }),
);

const codesOf = ({ read, write }: PartnerCodes) =>
  kinds.flatMap((kind) => [
    ...Object.entries(read[kind]).map(([code, word]) => ({ way: 'read' as const, kind, code, word })),
    ...partnerWords.write[kind].flatMap((word) => {
      const code = inTable<string | null>(write[kind], word);
      return code === undefined ? [] : [{ way: 'write' as const, kind, code, word }];
    }),
  ]);

/** A partner as it is sent. */
export const partnerBody = (codes: PartnerCodes) => ({
  partner: codes.address.id,
  qualifier: codes.address.qualifier,
  company: codes.company ?? null,
  codes: codesOf(codes),
});
