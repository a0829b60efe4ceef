import { CarrierRegister } from '../../../application/carriers/CarrierRegister.ts';
import { useReading } from '../useReading.ts';
import { useSettled } from '../useSettled.ts';

/** Milliseconds without typing before the service is asked. */
const rest = 150;
/** More are found by their names. */
const most = 100;

/** The carriers whose name has these words, by name. */
export const useCarrierChoice = (typed: string) => {
  const words = useSettled(typed.trim().replaceAll(/\s+/g, ' '), rest);
  const view = { page: 0, size: most, sort: 'name', q: words, filters: {} };
  return useReading({
    port: CarrierRegister,
    key: ['carriers', 'choice', words],
    read: (carriers, signal) => carriers.list(view, signal),
    keepsPrevious: true,
  });
};
