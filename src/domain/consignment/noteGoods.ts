import type { CargoLine } from '../request/RequestContent.ts';
import { adrLine } from './adrLine.ts';
import type { NoteGoods } from './ConsignmentNote.ts';
import { noteNumber } from './noteNumber.ts';
import type { NoteWords } from './NoteWords.ts';

const figure = (value: number | undefined): readonly string[] => (value === undefined ? [] : [noteNumber(value)]);

const written = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '');

/** A line of cargo as a row of boxes 6 to 12. */
export const noteGoods = (line: CargoLine, words: NoteWords): NoteGoods => {
  const { marks, count, packageCode, description, dangerous, hsCode, grossKg, volumeM3, temperatureC } = line;
  return {
    marks: written(marks),
    count: figure(count),
    packing: written(packageCode === undefined ? undefined : (words.packages[packageCode] ?? packageCode)),
    nature: written(
      description,
      dangerous && adrLine(dangerous),
      dangerous?.limitedQuantity === true ? words.limitedQuantity : undefined,
      temperatureC && words.temperature(noteNumber(temperatureC.min), noteNumber(temperatureC.max)),
    ),
    statistical: written(hsCode),
    grossKg: figure(grossKg),
    volumeM3: figure(volumeM3),
  };
};
