import type { CodesProblem } from '../../../domain/edi/partner/parsePartnerCodes.ts';

/** Texts on the codes of partners, in American English. */
export const partnerCodeTextsEnUS = {
  usual: (partner: string) => `Codes of ${partner}: as most partners use them`,
  own: (partner: string) => `Codes of ${partner}: its own`,
  lead: 'A partner may use codes otherwise. Load them as a JSON file: they stay in this browser, and count for files to and from this partner.',
  load: 'Load codes (JSON)',
  loadName: (partner: string) => `Load codes of ${partner} (JSON)`,
  forget: 'Use the usual codes',
  other: (partner: string) => `These are the codes of ${partner}. They are kept for its files.`,
  problems: {
    not_json: () => 'This is no JSON file with codes.',
    partner_missing: () => '“partner” must name who sends the files: 1 to 35 characters.',
    company_wrong: () => '“company” must be the name of the partner’s company here: 1 to 200 characters.',
    qualifier_wrong: () => '“qualifier” has two capital letters or digits, such as ZZ.',
    unknown_field: (path) => `“${path}” is not known.`,
    code_wrong: (path) => `${path}: a code has 1 to 3 capital letters or digits.`,
    word_unknown: (path) => `${path}: this word is not known.`,
    too_many: (path) => `${path}: there are more than 200 codes.`,
  } satisfies Record<CodesProblem['code'], (path: string) => string>,
} as const;
