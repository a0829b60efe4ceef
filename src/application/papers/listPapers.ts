import type { ServiceIdentifier } from 'inversify';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { Paper } from '../../domain/paper/Paper.ts';
import type { PaperDesk } from './PaperDesk.ts';

export type ListPapers = (view: ListView, signal: AbortSignal) => Promise<Page<Paper>>;
export const ListPapers: ServiceIdentifier<ListPapers> = Symbol('ListPapers');

export const listPapers =
  (desk: PaperDesk): ListPapers =>
  (view, signal) =>
    desk.list(view, signal);
