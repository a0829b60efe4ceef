import { inTable } from './inTable.ts';

/** The first three digits of the ZIP codes of each state, as ranges: `350-369`. */
const zipCodes: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AR: '716-729',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '206-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005 100-149',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831',
};

/** Provinces by the first letter of their postal codes; X is shared by two territories. */
const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/** Places that get their mail from another state: Fishers Island and Alta. */
const exceptions: Readonly<Record<string, string>> = { '06390': 'NY', '83414': 'WY' };

const holds = (ranges: string, digits: string): boolean =>
  ranges.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first <= digits && digits <= last;
  });

const stateOf = (zip: string): string | undefined =>
  inTable(exceptions, zip) ?? Object.keys(zipCodes).find((state) => holds(zipCodes[state] ?? '', zip.slice(0, 3)));

/** The state or province that a postal code of the United States or Canada lies in; undefined elsewhere, or for none that is complete. */
export const regionOfPostcode = (country: string | undefined, postcode: string | undefined): string | undefined => {
  const code = (postcode ?? '').trim().toUpperCase();
  if (country === 'US') return /^\d{5}(?:-?\d{4})?$/.test(code) ? stateOf(code.slice(0, 5)) : undefined;
  const isCanadian = country === 'CA' && /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code);
  return isCanadian ? inTable(provinces, code.charAt(0)) : undefined;
};
