import type { ConsignmentNote } from '../../domain/consignment/ConsignmentNote.ts';
import { layNote } from '../../domain/consignment/layout/layNote.ts';
import { noteCopies } from '../../domain/consignment/noteForm.ts';
import { drawCopyStrip } from './drawCopyStrip.ts';
import { drawDraftMark } from './drawDraftMark.ts';
import { fetched } from './fetched.ts';
import { finished } from './finished.ts';
import { formTexts } from './formTexts.ts';
import { loadCodePen } from './loadCodePen.ts';
import { newDocument } from './newDocument.ts';
import { type LoadFace, openFaces } from './openFaces.ts';
import { PaperPen } from './PaperPen.ts';

/** A PDF, and the letters in it that could not be drawn. */
export interface DrawnNotes {
  readonly pdf: Blob;
  readonly unknown: readonly string[];
}

/** Four copies of each note on A4, each with its annex behind it. Throws a Failure if what it needs cannot be fetched. */
export const drawNotes = async (
  notes: readonly ConsignmentNote[],
  asksToPrint: boolean,
  load: LoadFace,
): Promise<DrawnNotes> => {
  const [{ faces, unknown }, drawCode] = await Promise.all([openFaces(formTexts(notes), load), fetched(loadCodePen())]);
  const pen = new PaperPen(faces);
  const document = newDocument(`Consignment note ${notes.map(({ number }) => number).join(', ')}`, asksToPrint);
  pen.register(document);
  for (const note of notes) {
    const sheets = layNote(note, pen.measure);
    for (const copy of noteCopies)
      for (const [page, { texts, lines }] of sheets.entries()) {
        document.addPage();
        if (note.draft.length > 0) drawDraftMark(document, pen);
        drawCopyStrip(document, pen, copy, note.number);
        for (const line of lines) pen.rule(document, line);
        for (const text of texts) pen.draw(document, text);
        if (page === 0) drawCode(document, note.reference);
      }
  }
  return { pdf: await finished(document), unknown };
};
