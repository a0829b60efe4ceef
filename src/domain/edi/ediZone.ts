/** Zones of X12 (element 623) that follow the clock of a region, summer or winter. */
const regions: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AT: 'America/Anchorage',
  HT: 'Pacific/Honolulu',
  TT: 'America/Halifax',
  NT: 'America/St_Johns',
};

/** Zones that are an offset, in minutes: of X12, and those of three letters that EDIFACT may have (format 303). */
const offsets: Readonly<Record<string, number>> = {
  UT: 0,
  GM: 0,
  UTC: 0,
  GMT: 0,
  CET: 60,
  NS: -210,
  ND: -150,
  TS: -240,
  TD: -180,
  ES: -300,
  ED: -240,
  CS: -360,
  CD: -300,
  MS: -420,
  MD: -360,
  PS: -480,
  PD: -420,
  AS: -540,
  AD: -480,
  HS: -600,
  HD: -540,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

/** `01` to `12` are hours east of UTC, `13` to `24` count down from 12 hours west. */
const numbered = (code: string): number | undefined => {
  const number = /^(?:0[1-9]|1\d|2[0-4])$/.test(code) ? Number(code) : undefined;
  if (number === undefined) return undefined;
  return 60 * (number <= 12 ? number : number - 25);
};

const written = (code: string): number | undefined => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(code) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
};

/** What the zone of a time means: the clock of a region (IANA), an offset from UTC in minutes, or undefined for an unknown one. */
export const ediZone = (code: string): { readonly region: string } | { readonly offset: number } | undefined => {
  const region = Object.hasOwn(regions, code) ? regions[code] : undefined;
  if (region !== undefined) return { region };
  const offset = Object.hasOwn(offsets, code) ? offsets[code] : (numbered(code) ?? written(code));
  return offset === undefined ? undefined : { offset };
};

/** The code of a region's clock; undefined for a region that X12 has none for. */
export const regionCode = (zone: string): string | undefined =>
  Object.entries(regions).find(([, region]) => region === zone)?.[0];
