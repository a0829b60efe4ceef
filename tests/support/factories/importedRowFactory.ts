import { Factory } from 'fishery';
import type { ImportedRow } from '../../../src/domain/request/ImportedRow.ts';

/** A row of an import that is ready and like no other. */
export const importedRowFactory = Factory.define<ImportedRow>(({ sequence }) => ({
  line: sequence + 1,
  reference: `PO ${sequence}`,
  outcome: 'ready',
  id: undefined,
  differs: undefined,
  looksLike: undefined,
  towns: [],
  goods: { description: 'Drinks', packageCode: 'OH', count: 24, grossKg: 12_000 },
  errors: [],
  beforePublishing: [],
}));
