import { type ConsignmentNote, noteBoxes } from '../ConsignmentNote.ts';
import { carrierBoxes } from '../noteForm.ts';
import { boxAreas, footerArea, padding } from './formGrid.ts';
import { frameOf } from './frameOf.ts';
import { layAnnex } from './layAnnex.ts';
import { layBox } from './layBox.ts';
import { layGoods } from './layGoods.ts';
import { layPayment } from './layPayment.ts';
import { layTitle } from './layTitle.ts';
import type { MeasureText, PaperSheet } from './NotePaper.ts';

/** Said of every note: a signed paper beside our records, not a record that is signed. */
const paperOnly = 'Paper note, not an electronic consignment note (protocol of 2008).';

/** Which sides the carrier and the consignee fill in; the rest is on the sender. */
const responsibility = 'Heavy frames: carrier; 24: consignee; else: sender.';

/** The pages of a note: its form, and the annex with whatever found no room. Each copy has all of them. */
export const layNote = (note: ConsignmentNote, measure: MeasureText): readonly PaperSheet[] => {
  const boxes = noteBoxes.map((box) => ({ box, content: note.boxes[box], ...layBox(box, note.boxes[box], measure) }));
  const goods = layGoods(note, measure);
  const parts = [layTitle(note, measure), goods, layPayment()];
  const light = noteBoxes.filter((box) => !carrierBoxes.includes(box));
  const form: PaperSheet = {
    texts: [
      ...parts.flatMap(({ texts }) => texts),
      ...boxes.flatMap(({ texts }) => texts),
      {
        size: 8,
        x: footerArea.x + padding,
        y: footerArea.y + 9,
        text: `${paperOnly} ${responsibility}`,
        isCaption: true,
      },
    ],
    lines: [
      ...parts.flatMap(({ lines }) => lines),
      ...light.flatMap((box) => frameOf(boxAreas[box])),
      ...carrierBoxes.flatMap((box) => frameOf(boxAreas[box], true)),
    ],
  };
  const cut = boxes.filter(({ isWhole }) => !isWhole);
  return [form, ...layAnnex({ number: note.number, boxes: cut, goods: goods.rest }, measure)];
};
