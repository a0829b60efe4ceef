import type { Notification } from '../../../domain/notification/Notification.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** The load that a notification is about, "Essen → Lyon", a shipment with its reference: several may go the same way. */
export const useTownsText = (): ((of: Pick<Notification, 'fromCity' | 'toCity' | 'reference'>) => string) => {
  const { route, noTown } = useNotificationTexts();
  return ({ fromCity, toCity, reference }) =>
    [route(fromCity || noTown, toCity || noTown), reference].filter((part) => part !== undefined).join(' · ');
};
