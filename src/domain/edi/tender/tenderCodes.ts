import type { TenderPurpose } from './Tender.ts';

/** Purposes of a tender (X12 353) and functions of a message (EDIFACT 1225). */
export const purposeCodes = {
  x12: { original: '00', cancel: '01', change: '04', replace: '05' },
  edifact: { original: '9', cancel: '1', change: '4', replace: '5' },
} as const satisfies Record<string, Record<TenderPurpose, string>>;

/** Who pays (X12 146). */
export const paymentCodes = { prepaid: 'PP', collect: 'CC', third_party: 'TP' } as const;

/** Why a truck stops (X12 163), the one that is written first. */
export const stopReasons = {
  CL: { type: 'pickup', isPart: false },
  PL: { type: 'pickup', isPart: true },
  LD: { type: 'pickup', isPart: false },
  CU: { type: 'delivery', isPart: false },
  PU: { type: 'delivery', isPart: true },
  UL: { type: 'delivery', isPart: false },
} as const;

/** Qualifiers of the dates at a stop (X12 432) that open its window, and that close it. */
export const windowQualifiers = {
  pickup: { from: '37', to: '38', exact: '69', fromTime: 'I', toTime: 'K', exactTime: 'U' },
  delivery: { from: '53', to: '54', exact: '70', fromTime: 'G', toTime: 'L', exactTime: 'X' },
} as const;

/** The word with a code; undefined for an unknown one. */
export const wordOf = <Word extends string>(codes: Readonly<Record<Word, string>>, code: string): Word | undefined => {
  for (const word in codes) if (codes[word] === code) return word;
  return undefined;
};
