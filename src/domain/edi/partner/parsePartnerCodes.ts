import { isPrintable } from '../../form/isPrintable.ts';
import { ownField } from '../../outside/ownField.ts';
import type { EdiReason } from '../status/statusCodes.ts';
import type { PartnerCodes } from './PartnerCodes.ts';
import { partnerWords } from './partnerWords.ts';

/** What is wrong with a map of codes, and where: `read.status.ZZ`. */
export interface CodesProblem {
  readonly code:
    | 'not_json'
    | 'partner_missing'
    | 'company_wrong'
    | 'qualifier_wrong'
    | 'unknown_field'
    | 'code_wrong'
    | 'word_unknown'
    | 'too_many';
  readonly path: string;
}

export type ParsedCodes =
  | { readonly ok: true; readonly codes: PartnerCodes }
  | { readonly ok: false; readonly problems: readonly CodesProblem[] };

/** Entries of one table, and letters of a code (X12 1650 and 1651 have two or three). */
const most = { entries: 200, code: 3, partner: 35, company: 200 };

/** A text of one line that can be seen. */
const isLine = (text: string): boolean => isPrintable(text) && !/[\r\n\t]/.test(text);

const isCode = (text: string): boolean => text.length <= most.code && /^[A-Z\d]+$/.test(text);

const isWritten = (code: unknown): code is string => typeof code === 'string' && isCode(code);
/** A status may be left out. */
const isCodeOrNone = (code: unknown): code is string | null => code === null || isWritten(code);

/** What kind of id a partner has (ISA07, X12 I05): mutually agreed, unless it says otherwise. */
const usualQualifier = 'ZZ';
const isQualifier = (text: string): boolean => /^[A-Z\d]{2}$/.test(text);

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a map of codes for one partner, as it was parsed from JSON. Nothing of a map that is wrong is used. */
export const parsePartnerCodes = (value: unknown): ParsedCodes => {
  const problems: CodesProblem[] = [];
  const known = (at: string, table: unknown, names: readonly string[]): void => {
    if (table === undefined) return;
    if (!isTable(table)) return void problems.push({ code: 'unknown_field', path: at });
    for (const name of Object.keys(table)) {
      if (!names.includes(name)) problems.push({ code: 'unknown_field', path: [at, name].filter(Boolean).join('.') });
    }
  };
  const entriesIn = (path: string): readonly (readonly [string, unknown])[] => {
    const [way = '', kind = ''] = path.split('.');
    const table = ownField(ownField(value, way), kind);
    if (table === undefined) return [];
    const entries = isTable(table) ? Object.entries(table) : [];
    if (!isTable(table)) problems.push({ code: 'unknown_field', path });
    if (entries.length > most.entries) problems.push({ code: 'too_many', path });
    return entries.slice(0, most.entries);
  };
  const readTable = <Word extends string>(kind: string, allowed: readonly Word[]): Readonly<Record<string, Word>> => {
    const path = `read.${kind}`;
    return Object.fromEntries(
      entriesIn(path).flatMap(([code, said]) => {
        const word = allowed.find((each) => each === said);
        if (!isCode(code)) problems.push({ code: 'code_wrong', path: `${path}.${code}` });
        if (word === undefined) problems.push({ code: 'word_unknown', path: `${path}.${code}` });
        return word === undefined ? [] : [[code, word]];
      }),
    );
  };
  const writeTable = <Code extends string | null>(
    kind: keyof typeof partnerWords.write,
    isGood: (code: unknown) => code is Code,
  ): Readonly<Record<string, Code>> => {
    const path = `write.${kind}`;
    return Object.fromEntries(
      entriesIn(path).flatMap(([word, code]) => {
        if (!partnerWords.write[kind].some((each) => each === word))
          problems.push({ code: 'word_unknown', path: `${path}.${word}` });
        if (isGood(code)) return [[word, code]];
        problems.push({ code: 'code_wrong', path: `${path}.${word}` });
        return [];
      }),
    );
  };
  const optionalText = (path: 'company' | 'qualifier', isGood: (text: string) => boolean): string | undefined => {
    const said = ownField(value, path);
    const text = typeof said === 'string' ? said.trim() : '';
    if (said !== undefined && (text === '' || !isGood(text))) problems.push({ code: `${path}_wrong`, path });
    return said === undefined ? undefined : text;
  };
  if (!isTable(value)) return { ok: false, problems: [{ code: 'not_json', path: '' }] };
  known('', value, ['partner', 'qualifier', 'company', 'read', 'write']);
  for (const way of ['read', 'write'] as const) known(way, ownField(value, way), Object.keys(partnerWords[way]));
  const said = ownField(value, 'partner');
  const partner = typeof said === 'string' ? said.trim().toUpperCase() : '';
  if (partner === '' || partner.length > most.partner || !isLine(partner))
    problems.push({ code: 'partner_missing', path: 'partner' });
  const company = optionalText('company', (text) => text.length <= most.company && isLine(text));
  const qualifier = optionalText('qualifier', isQualifier);
  const reasons: readonly EdiReason[] = partnerWords.read.reason;
  const codes: PartnerCodes = {
    address: { qualifier: qualifier ?? usualQualifier, id: partner },
    company,
    read: {
      status: readTable('status', partnerWords.read.status),
      reason: readTable('reason', reasons),
      answer: readTable('answer', partnerWords.read.answer),
    },
    write: {
      status: writeTable('status', isCodeOrNone),
      reason: writeTable('reason', isWritten),
      answer: writeTable('answer', isWritten),
    },
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, codes };
};
