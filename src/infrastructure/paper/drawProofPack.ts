import type { PackContent, PackCover, PrintedPack } from '../../application/shipments/ProofPackPrinter.ts';
import type { PackPlaces } from '../../domain/proofPack/PackPlace.ts';
import { proofPackSheet } from '../../domain/proofPack/proofPackSheet.ts';
import { laySheet } from '../../domain/sheet/laySheet.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { drawPages } from './drawPages.ts';
import { fetched } from './fetched.ts';
import { type LoadFace, openFaces } from './openFaces.ts';
import { openPackFiles } from './openPackFiles.ts';
import { PaperPen } from './PaperPen.ts';
import { placesOf } from './placesOf.ts';
import { sheetTexts } from './sheetTexts.ts';

/** Where files are moves the pages of the cover, which says where they are: laid out again until both agree. */
const mostTries = 5;

/** A cover with its pictures, and the pages of PDFs behind it. Throws a Failure if what it needs cannot be fetched. */
export const drawProofPack = async (
  files: readonly PackContent[],
  { left, ...order }: PackCover,
  colour: string,
  load: LoadFace,
): Promise<PrintedPack> => {
  const coverOf = (found: PackPlaces, pages: number): Sheet =>
    proofPackSheet({ ...order, places: new Map([...left, ...found]), pages });
  const opened = await openPackFiles(files);
  const pictures = new Map(opened.flatMap((file) => (file.kind === 'picture' ? [[file.id, file.jpeg] as const] : [])));
  const pdfs = opened.flatMap((file) => (file.kind === 'pdf' ? [file.pdf] : []));
  const first = placesOf(opened, 1);
  const { faces, unknown } = await openFaces(sheetTexts(coverOf(first.places, first.pages)), load);
  const pen = new PaperPen(faces);
  const laidFor = (coverPages: number) => {
    const { places, pages } = placesOf(opened, coverPages);
    const sheet = coverOf(places, pages);
    const sheets = laySheet(sheet, pen.measure);
    const behind = pages - coverPages - pdfs.reduce((sum, pdf) => sum + pdf.pages, 0);
    return { places, sheet, sheets, coverPages: sheets.length - behind };
  };
  let laid = laidFor(1);
  for (let tries = 1; tries < mostTries; tries += 1) {
    const next = laidFor(laid.coverPages);
    const agrees = next.coverPages === laid.coverPages;
    laid = next;
    if (agrees) break;
  }
  const cover = await drawPages(laid.sheet, laid.sheets, { pen, colour, pictures });
  const { joinPdfs } = pdfs.length > 0 ? await fetched(import('./joinPdfs.ts')) : {};
  const pdf = joinPdfs ? await joinPdfs(cover, pdfs) : cover;
  return { pdf, unknownLetters: unknown, places: laid.places };
};
