import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import { useReading } from '../../shared/useReading.ts';

const rowsShown = 6;
const { filters, sort } = requestListSpec.views.decide;

/** How many requests wait for what, and those with offers to decide on, the next deadline first. */
export const useDecisions = () => {
  const counts = useReading({
    port: RequestRegister,
    key: ['requests', 'counts'],
    read: (register, signal) => register.count(signal),
    follows: true,
  });
  const next = useReading({
    port: RequestRegister,
    key: ['requests', 'decisions'],
    read: (register, signal) => register.list({ page: 0, size: rowsShown, sort, q: '', filters }, signal),
    follows: true,
  });
  return { counts, next };
};
