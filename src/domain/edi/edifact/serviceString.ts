/** The signs of an EDIFACT file that mean something; each file may say its own. The decimal mark is read either way. */
export interface ServiceString {
  readonly component: string;
  readonly data: string;
  readonly release: string;
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
  return isRight ? { service: { component, data, release, terminator }, end: 9 } : undefined;
};
