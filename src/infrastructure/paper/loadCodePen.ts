import type { PDFDocument } from 'pdfkit';
import { codeArea } from '../../domain/consignment/layout/formGrid.ts';

/** White modules a scanner needs around the code (ISO/IEC 18004). */
const quietZone = 4;
/** Modules must stay wide enough for a camera: a longer text is no reference. */
const mostModules = 57;

/** Draws the reference of a shipment, and nothing else, as a QR code for scanners. */
type CodePen = (document: PDFDocument, reference: string) => void;

/** Loads what draws QR codes. Throws if its script cannot be fetched. */
export const loadCodePen = async (): Promise<CodePen> => {
  const { encode } = await import('uqr');
  return (document, reference) => {
    const { data, size } = encode(reference, { ecc: 'M', border: quietZone });
    if (size > mostModules) return;
    const side = codeArea.width / size;
    document.fillColor('#000000');
    // One path of squares that share their edges: viewers show seams between areas that are filled one by one.
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) document.rect(codeArea.x + column * side, codeArea.y + row * side, side, side);
    document.fill();
  };
};
