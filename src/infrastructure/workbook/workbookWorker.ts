import type { Sheet } from '../../application/shared/Workbooks.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** Makes workbooks away from the page: 100,000 rows take seconds. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  void writeWorkbook(data).then((file) => globalThis.postMessage(file, {}));
});
