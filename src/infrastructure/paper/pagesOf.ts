import { PDFArray, PDFDict, PDFName, PDFPageLeaf, type PDFContext } from '@cantoo/pdf-lib';

/** Nobody proves a delivery with more; copying them takes seconds. */
const mostPages = 500;
/** Knots of the tree of pages, so that one without pages ends too. */
const mostKnots = 5000;

/**
 * The pages of a parsed PDF in their order. A tree may name a part of it many times, which multiplies at each level: it is walked no
 * further than a pack has room for. Throws if it is no tree of pages.
 */
export const pagesOf = (context: PDFContext): readonly PDFPageLeaf[] | 'too_many_pages' => {
  const catalogue = context.lookup(context.trailerInfo.Root, PDFDict);
  const pages: PDFPageLeaf[] = [];
  const waiting = [catalogue.lookup(PDFName.of('Pages'), PDFDict)];
  for (let knots = 1, knot = waiting.pop(); knot; knots += 1, knot = waiting.pop()) {
    if (pages.length >= mostPages || knots + waiting.length > mostKnots) return 'too_many_pages';
    if (knot instanceof PDFPageLeaf) {
      pages.push(knot);
      continue;
    }
    const kids = knot.lookup(PDFName.of('Kids'), PDFArray);
    if (kids.size() > mostKnots) return 'too_many_pages';
    for (let at = kids.size() - 1; at >= 0; at -= 1) waiting.push(kids.lookup(at, PDFDict));
  }
  return pages;
};
