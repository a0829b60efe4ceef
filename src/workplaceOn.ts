import type { Container } from 'inversify';
import { type ComponentType, createElement } from 'react';
import { bindWorkplace } from './infrastructure/container/bindWorkplace.ts';
import { roomsOn } from './roomsOn.ts';
import type { PartOf } from './ui/workplace/RoomParts.ts';
import { toolsOn } from './toolsOn.ts';
import { AdminTexts } from './ui/shared/texts/admin/AdminTexts.ts';
import { loadAdminTexts } from './ui/shared/texts/admin/loadAdminTexts.ts';
import { AdminArea } from './ui/workplace/AdminArea.tsx';

/** Joins everything behind sign-in with its bindings and texts. */
export const workplaceOn = async (
  container: Container,
  locale: string,
  reload: (build: string) => boolean,
): Promise<ComponentType> => {
  bindWorkplace(container);
  const rooms = roomsOn(container, locale, reload);
  const partOf: PartOf = (room) => rooms[room];
  // Most arrive there: it comes while the companies are read.
  void rooms.dashboard.preload();
  container.bind(AdminTexts).toConstantValue(await loadAdminTexts(locale));
  const tools = toolsOn(container, locale, reload);
  return () => createElement(AdminArea, { partOf, tools });
};
