/** The signs of an EDIFACT file that mean something; each file may say its own. The decimal mark is read either way. */
export interface ServiceString {
  readonly component: string;
  readonly data: string;
  /** Undefined where a file has none: a blank in its place says so. */
  readonly release: string | undefined;
  readonly terminator: string;
}

const usualService: ServiceString = { component: ':', data: '+', release: '?', terminator: "'" };

const advice = 'UNA';

/** The signs that the advice at the beginning of a file sets, and where what follows begins; undefined if they contradict each other. */
export const serviceString = (text: string): { readonly service: ServiceString; readonly end: number } | undefined => {
  if (!text.startsWith(advice)) return { service: usualService, end: 0 };
  const [component = '', data = '', , release = '', , terminator = ''] = text.slice(advice.length, 9);
  const signs = [component, data, release, terminator];
  const isRight = new Set(signs).size === signs.length && signs.every((sign) => /^[^\dA-Za-z]$/.test(sign));
  if (!isRight) return undefined;
  return { service: { component, data, release: release === ' ' ? undefined : release, terminator }, end: 9 };
};
