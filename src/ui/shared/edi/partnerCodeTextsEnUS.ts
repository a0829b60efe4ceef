import type { CodesProblem } from '../../../domain/edi/partner/parsePartnerCodes.ts';

/** Texts on the codes of partners, in American English. */
export const partnerCodeTextsEnUS = {
  usual: (partner: string) => `Codes for ${partner}: standard`,
  own: (partner: string) => `Codes for ${partner}: custom`,
  lead: 'If this partner uses other codes, load them as a JSON file. They stay in this browser and apply to files to and from this partner.',
  load: 'Load codes (JSON)',
  loadName: (partner: string) => `Load codes of ${partner} (JSON)`,
  forget: 'Use the standard codes',
  other: (partner: string) => `These are the codes of ${partner}. They are saved for its files.`,
  problems: {
    not_json: () => 'This is not a JSON file with codes.',
    partner_missing: () => '“partner” must name who sends the files: 1 to 35 characters.',
    company_wrong: () => '“company” must be the name of the partner’s company here: 1 to 200 characters.',
    qualifier_wrong: () => '“qualifier” must be two capital letters or digits, such as ZZ.',
    unknown_field: (path) => `“${path}” is unknown.`,
    code_wrong: (path) => `${path}: a code is 1 to 3 capital letters or digits.`,
    word_unknown: (path) => `${path}: this word is unknown.`,
    too_many: (path) => `${path}: there are more than 200 codes.`,
  } satisfies Record<CodesProblem['code'], (path: string) => string>,
} as const;
