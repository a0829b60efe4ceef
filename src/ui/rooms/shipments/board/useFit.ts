import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { graveDoubts } from '../../../../domain/verdict/graveDoubts.ts';
import { isAssignable } from '../../../../domain/shipment/isAssignable.ts';
import { useKmText } from '../../../shared/freight/useKmText.ts';
import { useNamedReason } from '../../../shared/freight/useNamedReason.ts';
import { useVerdictTexts } from '../../../shared/freight/useVerdictTexts.ts';
import { useBoardTexts } from './useBoardTexts.ts';

/** How a truck suits the shipment that is moved, in a few words and in all of them. */
export interface Fit {
  readonly kind: 'fits' | 'blocked' | 'here' | 'unknown';
  readonly short: string;
  readonly whole: string;
}

const same = (kind: Fit['kind'], text: string): Fit => ({ kind, short: text, whole: text });

/** Words on how a truck suits a shipment. */
export const useFit = (): ((candidate: Candidate | undefined, isHere: boolean) => Fit) => {
  const { carry: words } = useBoardTexts();
  const verdictWords = useVerdictTexts();
  const reasonText = useNamedReason();
  const km = useKmText();
  return (candidate, isHere) => {
    if (isHere) return same('here', words.here);
    if (candidate === undefined) return same('unknown', words.unknown);
    const { verdict, driver, trailer, emptyKm } = candidate;
    const doubts = graveDoubts(verdict);
    if (isAssignable(candidate) && doubts.length > 0)
      return {
        kind: 'blocked',
        short: doubts.map((doubt) => verdictWords.doubt[doubt]).join(' · '),
        whole: verdict.reasons.map(reasonText).join(' '),
      };
    if (isAssignable(candidate)) {
      const short = emptyKm === undefined ? words.fits : words.fitsEmpty(km(emptyKm, undefined));
      const crew = [trailer?.plate, driver?.name].filter((name) => name !== undefined).join(', ');
      return { kind: 'fits', short, whole: words.with(short, crew) };
    }
    const blocks = verdict.reasons.filter(({ severity }) => severity === 'block');
    const texts = blocks.map(reasonText);
    const all = texts.length === 0 && driver === undefined ? [words.noDriver] : texts;
    const [first = words.unknown] = all;
    const short = all.length > 1 ? words.more(first, all.length - 1) : first;
    return { kind: 'blocked', short, whole: all.join(' ') };
  };
};
