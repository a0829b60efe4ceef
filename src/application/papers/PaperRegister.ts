import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Paper } from '../../domain/paper/Paper.ts';
import type { PaperCounts } from '../../domain/paper/PaperCounts.ts';

/** The papers of the selected company that need action, most urgent first. */
export interface PaperRegister {
  list(view: ListView, signal?: AbortSignal): Promise<Page<Paper>>;
  count(signal: AbortSignal): Promise<PaperCounts>;
}
export const PaperRegister: ServiceIdentifier<PaperRegister> = Symbol('PaperRegister');
