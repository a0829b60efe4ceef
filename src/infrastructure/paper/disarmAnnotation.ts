import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { keepKeys } from './keepKeys.ts';

const names = (of: readonly string[]): ReadonlySet<PDFName> => new Set(of.map((each) => PDFName.of(each)));

/** Annotations that are marks on the paper. All others hold files or films, or do something. */
const marks = names([
  'Text',
  'Link',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Watermark',
]);

/** What a mark looks like (ISO 32000-2, 12.5): no action, no file, and no way to another page. */
const looks = names([
  'Type',
  'Subtype',
  'Rect',
  'Contents',
  'F',
  'AP',
  'AS',
  'Border',
  'BS',
  'BE',
  'C',
  'IC',
  'CA',
  'ca',
  'QuadPoints',
  'Vertices',
  'L',
  'LE',
  'InkList',
  'DA',
  'DS',
  'Q',
  'Name',
  'RD',
  'Rotate',
  'H',
  'CL',
  'Sy',
  'LL',
  'LLE',
  'Cap',
  'OC',
]);

/** The address of a link to the web, in ASCII; in hexadecimal, as no sign of it means anything there. */
const webAddress = (action: unknown): PDFHexString | undefined => {
  if (!(action instanceof PDFDict) || action.lookup(PDFName.of('S')) !== PDFName.of('URI')) return undefined;
  const uri = action.lookup(PDFName.of('URI'));
  const address = uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText().trim() : '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const codes = Array.from(new URL(address).href, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0'));
  return PDFHexString.of(codes.join(''));
};

/**
 * Leaves an annotation its looks and, if it is a link to the web, its address. A field of a form, which may hold a name or a signature,
 * becomes a stamp that looks like it. Says whether anything is left.
 */
export const disarmAnnotation = (annotation: PDFDict): boolean => {
  const subtype = annotation.lookup(PDFName.of('Subtype'));
  const isField = subtype === PDFName.of('Widget');
  if (isField) annotation.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
  else if (!(subtype instanceof PDFName && marks.has(subtype))) return false;
  const address = webAddress(annotation.lookup(PDFName.of('A')));
  keepKeys(annotation, looks);
  if (address) annotation.set(PDFName.of('A'), annotation.context.obj({ S: 'URI', URI: address }));
  return !isField || annotation.has(PDFName.of('AP'));
};
