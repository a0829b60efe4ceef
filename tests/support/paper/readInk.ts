import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Begin or end of a line, in points from the upper left corner of its page. */
type Point = readonly [x: number, y: number];

const roundEnds = 1;

/** The points of the lines on a page that have round ends, as those drawn by hand, in the order in which they were drawn. */
export const readInk = async (file: Uint8Array, pageNumber: number): Promise<readonly Point[]> => {
  const [pdf, { OPS }] = await Promise.all([getDocumentProxy(new Uint8Array(file)), getResolvedPDFJS()]);
  const page = await pdf.getPage(pageNumber);
  const { fnArray, argsArray } = await page.getOperatorList();
  let isInk = false;
  return fnArray.flatMap((call, at): readonly Point[] => {
    const args: unknown = argsArray[at];
    if (!Array.isArray(args)) return [];
    if (call === OPS.setLineCap) isInk = args[0] === roundEnds;
    if (call !== OPS.constructPath || !isInk || args[0] !== OPS.stroke || !Array.isArray(args[1])) return [];
    const [, [numbers]] = args;
    if (!(numbers instanceof Float32Array)) return [];
    // Move and line, each as its kind and its point.
    const [, fromX = 0, fromY = 0, , toX = 0, toY = 0] = numbers;
    return [
      [fromX, fromY],
      [toX, toY],
    ];
  });
};
