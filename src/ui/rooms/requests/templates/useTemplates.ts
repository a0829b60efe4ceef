import { RequestTemplates } from '../../../../application/requests/RequestTemplates.ts';
import { useReading } from '../../../shared/useReading.ts';

/** The shipper's templates, by name. Not read unless `isWanted`. */
export const useTemplates = (isWanted = true) =>
  useReading({
    port: RequestTemplates,
    key: ['requests', 'templates'],
    read: isWanted ? (templates, signal) => templates.all(signal) : undefined,
  });
