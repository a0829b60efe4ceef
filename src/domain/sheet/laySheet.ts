import { linesIn } from '../consignment/layout/linesIn.ts';
import {
  a4,
  type MeasureText,
  type PaperPicture,
  type PaperSheet,
  type PaperText,
} from '../consignment/layout/NotePaper.ts';
import type { Sheet } from './Sheet.ts';
import { sheetArea } from './sheetArea.ts';
import type { Strip } from './Strip.ts';
import { stripsOf } from './stripsOf.ts';

const { x: left, y: top, width, height: room } = sheetArea;

const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0);

/** What has to be on one page: strips that stay with the next, up to one that does not. */
const groupsOf = (strips: readonly Strip[]): readonly (readonly Strip[])[] => {
  const groups: Strip[][] = [[]];
  for (const strip of strips) {
    groups.at(-1)?.push(strip);
    if (strip.keepsWithNext !== true) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
};

const pagesOf = (strips: readonly Strip[]): readonly (readonly Strip[])[] => {
  const pages: Strip[][] = [[]];
  for (const group of groupsOf(strips)) {
    const page = pages.at(-1) ?? [];
    // Mere space begins no page.
    const isShown = group.some(({ texts, lines, pictures = [] }) => texts.length + lines.length + pictures.length > 0);
    if (isShown && page.length > 0 && heightOf([...page, ...group]) > room) {
      const { head } = group[0] ?? {};
      pages.push([...(head ? [head] : []), ...group]);
    } else {
      page.push(...group);
    }
  }
  return pages;
};

const placed = (strips: readonly Strip[]): PaperSheet => {
  let y = top;
  const texts: PaperText[] = [];
  const lines: PaperSheet['lines'][number][] = [];
  const pictures: PaperPicture[] = [];
  for (const strip of strips) {
    const down = y;
    texts.push(...strip.texts.map((text) => ({ ...text, y: text.y + down })));
    lines.push(
      ...strip.lines.map((line) => ({
        ...line,
        from: [line.from[0], line.from[1] + down] as const,
        to: [line.to[0], line.to[1] + down] as const,
      })),
    );
    pictures.push(...(strip.pictures ?? []).map((picture) => ({ ...picture, y: picture.y + down })));
    y += strip.height;
  }
  return { texts, lines, pictures };
};

/** The pages of a sheet, each with its head and foot. A row or line is never cut by the end of a page. */
export const laySheet = (sheet: Sheet, measure: MeasureText): readonly PaperSheet[] => {
  const pages = pagesOf(sheet.blocks.flatMap((block) => stripsOf(block, measure)));
  return pages.map((strips, at) => {
    const content = placed(strips);
    const brand = { size: 9, isBold: true } as const;
    const small = { size: 8 } as const;
    const [reference = ''] = linesIn([sheet.reference], width * 0.6, brand, measure);
    const page = sheet.pageOf(String(at + 1), String(pages.length));
    const foot = linesIn([sheet.foot], width - 90, small, measure);
    return {
      texts: [
        { ...brand, x: left, y: 50, text: sheet.brand },
        { ...brand, x: left + width - measure(reference, brand), y: 50, text: reference },
        { size: 16, isBold: true, x: left, y: 80, text: sheet.title },
        ...content.texts,
        ...foot.map((text, line) => ({ ...small, x: left, y: a4.height - 38 + line * 10, text, isCaption: true })),
        { ...small, x: left + width - measure(page, small), y: a4.height - 38, text: page, isCaption: true },
      ],
      lines: content.lines,
      pictures: content.pictures ?? [],
    };
  });
};
