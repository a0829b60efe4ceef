import type { Notification } from '../../../domain/notification/Notification.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** The load that a notification is about: "Essen → Lyon". */
export const useTownsText = (): ((of: Pick<Notification, 'fromCity' | 'toCity'>) => string) => {
  const { route, noTown } = useNotificationTexts();
  return ({ fromCity, toCity }) => route(fromCity || noTown, toCity || noTown);
};
