import { PaperRegister } from '../../application/papers/PaperRegister.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { useReading } from './useReading.ts';

/** A page of the papers that need action. */
export const usePapers = (view: ListView) =>
  useReading({
    port: PaperRegister,
    key: ['papers', 'list', view],
    read: (register, signal) => register.list(view, signal),
    keepsPrevious: true,
  });
