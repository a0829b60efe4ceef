/** The service characters of an EDIFACT file; each file may name its own. The decimal mark is read either way. */
export interface ServiceString {
  readonly component: string;
  readonly data: string;
  /** Undefined where a file has none: a blank in its place says so. */
  readonly release: string | undefined;
  readonly terminator: string;
}

const usualService: ServiceString = { component: ':', data: '+', release: '?', terminator: "'" };

const advice = 'UNA';

/**
 * The characters that the service string advice (UNA) at the beginning of a file sets, and where what follows begins; undefined if they
 * contradict each other.
 */
export const serviceString = (text: string): { readonly service: ServiceString; readonly end: number } | undefined => {
  if (!text.startsWith(advice)) return { service: usualService, end: 0 };
  const [component = '', data = '', , release = '', , terminator = ''] = text.slice(advice.length, 9);
  const characters = [component, data, release, terminator];
  const isRight =
    new Set(characters).size === characters.length && characters.every((character) => /^[^\dA-Za-z]$/.test(character));
  if (!isRight) return undefined;
  return { service: { component, data, release: release === ' ' ? undefined : release, terminator }, end: 9 };
};
