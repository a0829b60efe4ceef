import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { keepKeys } from './keepKeys.ts';

const key = (name: string): PDFName => PDFName.of(name);

/** Files, pages of other files and data of programs that hang on what is drawn. */
const onStreams = ['AF', 'F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI', 'PieceInfo', 'Metadata'].map(key);
const wayToPages: ReadonlySet<PDFName> = new Set(['Type', 'Pages'].map(key));

const disarmDict = (dict: PDFDict): void => {
  if (dict.has(key('F')) || dict.has(key('UF'))) dict.delete(key('EF'));
  if (dict.lookup(key('S')) === key('JavaScript')) dict.delete(key('JS'));
};

/** Takes scripts and embedded files from wherever they are in a parsed PDF, and from its catalogue all but the way to the pages. */
export const disarmPdf = (context: PDFContext): void => {
  keepKeys(context.lookup(context.trailerInfo.Root, PDFDict), wayToPages);
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFStream) {
      for (const name of onStreams) object.dict.delete(name);
      waiting.push(object.dict);
    } else if (object instanceof PDFDict) {
      disarmDict(object);
      for (const value of object.values()) waiting.push(value);
    } else if (object instanceof PDFArray) for (const value of object.asArray()) waiting.push(value);
  }
};
