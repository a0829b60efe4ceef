import { recordStatement } from '../../noteRecord/NoteRecord.ts';
import { type ConsignmentNote, noteBoxes } from '../ConsignmentNote.ts';
import { carrierBoxes } from '../noteForm.ts';
import { boxAreas, footerArea, padding, signatureHeight } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import { inkLines } from './inkLines.ts';
import { layAnnex } from './layAnnex.ts';
import { layBox } from './layBox.ts';
import { layGoods } from './layGoods.ts';
import { layPayment } from './layPayment.ts';
import { layTitle } from './layTitle.ts';
import { leading } from './linesIn.ts';
import type { MeasureText, PaperLine, PaperSheet, PaperText } from './NotePaper.ts';

/** Which sides the carrier and the consignee fill in; the rest is on the sender. */
const responsibility = 'Heavy frames: carrier; box 24: consignee; others: sender.';

/** The last lines of the form: which state of the record it shows, and that the record is not the note. */
const footer = ({ record }: ConsignmentNote): readonly PaperText[] =>
  [record === '' ? responsibility : `Record: ${record}. ${responsibility}`, recordStatement].map((text, at) => ({
    size: 8,
    x: footerArea.x + padding,
    y: footerArea.y + 9 + at * leading[8],
    text,
    isCaption: true,
  }));

/** What the consignee drew, at the bottom of box 24. */
const laySignature = ({ signature }: ConsignmentNote): readonly PaperLine[] => {
  const { x, y, height } = boxAreas[24];
  return inkLines(signature, [x + padding, y + height - signatureHeight - padding / 2], signatureHeight);
};

/** The pages of a note: its form, and the annex with whatever found no room. Each copy has all of them. */
export const layNote = (note: ConsignmentNote, measure: MeasureText): readonly PaperSheet[] => {
  const signature = laySignature(note);
  const boxes = noteBoxes.map((box) => ({
    box,
    content: note.boxes[box],
    ...layBox(box, note.boxes[box], measure, box === 24 && signature.length > 0 ? signatureHeight : 0),
  }));
  const goods = layGoods(note, measure);
  const parts = [layTitle(note, measure), goods, layPayment()];
  const light = noteBoxes.filter((box) => !carrierBoxes.includes(box));
  const form: PaperSheet = {
    texts: [...parts.flatMap(({ texts }) => texts), ...boxes.flatMap(({ texts }) => texts), ...footer(note)],
    lines: [
      ...parts.flatMap(({ lines }) => lines),
      ...light.flatMap((box) => frameOf(boxAreas[box])),
      ...carrierBoxes.flatMap((box) => frameOf(boxAreas[box], true)),
      ...signature,
    ],
  };
  const cut = boxes.filter(({ isWhole }) => !isWhole);
  return [form, ...layAnnex({ number: note.number, boxes: cut, goods: goods.rest }, measure)];
};
