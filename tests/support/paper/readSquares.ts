import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Left upper corner of a rectangle, in points from the upper left corner of its page. */
type Corner = readonly [x: number, y: number];

/** Numbers of a rectangle in a path of pdf.js: begin, three lines and the end. */
const perRectangle = 13;

/** The rectangles of the path on a page that has most of them, as a viewer would fill them. */
export const readSquares = async (file: Uint8Array, pageNumber: number): Promise<readonly Corner[]> => {
  const [pdf, { OPS }] = await Promise.all([getDocumentProxy(new Uint8Array(file)), getResolvedPDFJS()]);
  const page = await pdf.getPage(pageNumber);
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = fnArray.flatMap((call, at) => {
    const args: unknown = argsArray[at];
    if (call !== OPS.constructPath || !Array.isArray(args) || !Array.isArray(args[1])) return [];
    const [, [numbers]] = args;
    return numbers instanceof Float32Array ? [numbers] : [];
  });
  const longest = paths.toSorted((one, other) => other.length - one.length)[0] ?? new Float32Array();
  return Array.from({ length: longest.length / perRectangle }, (_, at): Corner => {
    const [, x = 0, y = 0] = longest.subarray(at * perRectangle);
    return [x, y];
  });
};
