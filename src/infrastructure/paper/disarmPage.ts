import { PDFArray, PDFDict, PDFName, PDFPageLeaf } from '@cantoo/pdf-lib';
import { disarmAnnotation } from './disarmAnnotation.ts';
import { keepKeys } from './keepKeys.ts';

/** What a page is drawn from (ISO 32000-2, table 31). */
const drawn: ReadonlySet<PDFName> = new Set(
  ['Type', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'UserUnit', 'Group', 'Annots'].map((each) =>
    PDFName.of(each),
  ),
);

/** Leaves a page what it is drawn from, what it inherits included, and its marks: it does nothing, and leads to no other page. */
export const disarmPage = (page: PDFPageLeaf): void => {
  for (const name of PDFPageLeaf.InheritableEntries) {
    const key = PDFName.of(name);
    const inherited = page.getInheritableAttribute(key);
    if (inherited && !page.has(key)) page.set(key, inherited);
  }
  keepKeys(page, drawn);
  const annotations = page.lookup(PDFName.of('Annots'));
  page.delete(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = page.context.obj([]);
  for (const each of annotations.asArray()) {
    const annotation = page.context.lookup(each);
    if (annotation instanceof PDFDict && disarmAnnotation(annotation)) kept.push(each);
  }
  if (kept.size() > 0) page.set(PDFName.of('Annots'), kept);
};
