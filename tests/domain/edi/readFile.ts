import type { EdiInterchange, EdiSet } from '../../../src/domain/edi/EdiInterchange.ts';
import type { EdiReading } from '../../../src/domain/edi/EdiReading.ts';
import { readInterchange } from '../../../src/domain/edi/readInterchange.ts';

/** Reads a file without a rest. */
export const readFile = (text: string): EdiReading<EdiInterchange> => {
  const work = readInterchange(text);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** The first set of a file that is right. */
export const firstSet = (text: string): EdiSet => {
  const { value, errors } = readFile(text);
  const set = value?.sets[0];
  if (!set) throw new Error(`no set: ${JSON.stringify(errors)}`);
  return set;
};
