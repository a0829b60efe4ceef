import type { Container } from 'inversify';
import { PaperDesk } from '../../application/papers/PaperDesk.ts';
import { CountPapers, countPapers } from '../../application/papers/countPapers.ts';
import { ListPapers, listPapers } from '../../application/papers/listPapers.ts';
import { AxiosPaperDesk } from '../http/papers/AxiosPaperDesk.ts';
import { VehiclesHttp } from './serviceClients.ts';

/** What must be done about papers. */
export const bindPapers = (container: Container): void => {
  container.bind(PaperDesk).toResolvedValue((http) => new AxiosPaperDesk(http), [VehiclesHttp]);

  container.bind(ListPapers).toResolvedValue(listPapers, [PaperDesk]);
  container.bind(CountPapers).toResolvedValue(countPapers, [PaperDesk]);
};
