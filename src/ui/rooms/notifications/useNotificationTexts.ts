import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { notificationTextsEnUS } from './notificationTextsEnUS.ts';

/** Texts of the notifications; loaded with their room, or with the panel of the bell. */
export type NotificationTexts = Widened<typeof notificationTextsEnUS>;
export const NotificationTexts: ServiceIdentifier<NotificationTexts> = Symbol('NotificationTexts');

export const useNotificationTexts = (): NotificationTexts => useInjection(NotificationTexts);
