import { PaperDesk } from '../../application/papers/PaperDesk.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { useReading } from './useReading.ts';

/** A page of the papers that need action. */
export const usePapers = (view: ListView) =>
  useReading({
    port: PaperDesk,
    key: ['papers', 'list', view],
    read: (desk, signal) => desk.list(view, signal),
    keepsPrevious: true,
  });
