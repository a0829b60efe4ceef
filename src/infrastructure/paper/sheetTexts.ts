import { paragraphsOf } from '../../domain/consignment/layout/paragraphsOf.ts';
import { assertNever } from '../../domain/failure/assertNever.ts';
import type { Sheet, SheetBlock } from '../../domain/sheet/Sheet.ts';

const textsOf = (block: SheetBlock): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return block.texts;
    case 'facts':
      return block.facts.flat();
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat(), ...(block.foot ?? [])];
    case 'ink':
    case 'picture':
      return [];
    default:
      return assertNever(block);
  }
};

/** All that a sheet says. */
export const sheetTexts = ({ brand, title, reference, foot, blocks }: Sheet): readonly string[] =>
  [brand, title, reference, foot, ...blocks.flatMap(textsOf)].flatMap(paragraphsOf);
