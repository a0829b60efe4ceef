import type { PackContent, PackCover, PrintedPack } from '../../application/shipments/ProofPackPrinter.ts';
import { layProofPack } from '../../domain/proofPack/layProofPack.ts';
import type { PackIndex } from '../../domain/proofPack/PackIndex.ts';
import { packPages } from '../../domain/proofPack/packPages.ts';
import { proofPackSheet } from '../../domain/proofPack/proofPackSheet.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { drawPages } from './drawPages.ts';
import { fetched } from './fetched.ts';
import { type LoadFace, openFaces } from './openFaces.ts';
import { openPackFiles } from './openPackFiles.ts';
import { PaperPen } from './PaperPen.ts';
import { sheetTexts } from './sheetTexts.ts';

/** A cover with its pictures, and the pages of PDFs behind it. Throws a Failure if what it needs cannot be fetched. */
export const drawProofPack = async (
  files: readonly PackContent[],
  { left, asksToPrint, ...options }: PackCover,
  colour: string,
  load: LoadFace,
): Promise<PrintedPack> => {
  const opened = await openPackFiles(files);
  const pictures = new Map(opened.flatMap((file) => (file.kind === 'picture' ? [[file.id, file.jpeg] as const] : [])));
  const pdfs = opened.flatMap((file) => (file.kind === 'pdf' ? [file.pdf] : []));
  const sheetOf = (found: PackIndex, pages: number): Sheet =>
    proofPackSheet({ ...options, index: new Map([...left, ...found]), pages });
  const first = packPages(opened, 1);
  const { faces, unknown } = await openFaces(sheetTexts(sheetOf(first.index, first.pages)), load);
  const pen = new PaperPen(faces);
  const { index, sheet, sheets } = layProofPack(opened, sheetOf, pen.measure);
  const cover = await drawPages(sheet, sheets, { pen, colour, pictures, asksToPrint });
  const { joinPdfs } = pdfs.length > 0 ? await fetched(import('./joinPdfs.ts')) : {};
  const pdf = joinPdfs ? await joinPdfs(cover, pdfs) : cover;
  return { pdf, unknownLetters: unknown, index };
};
