import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { bindInvitationPage } from './infrastructure/container/bindInvitationPage.ts';
import { DownloadAppPage } from './ui/rooms/download/DownloadAppPage.tsx';
import { DownloadTexts } from './ui/shared/texts/download/DownloadTexts.ts';
import { loadDownloadTexts } from './ui/shared/texts/download/loadDownloadTexts.ts';

/** Joins the download page with its bindings and texts. */
export const downloadPageOn = async (container: Container, locale: string): Promise<ComponentType> => {
  bindInvitationPage(container);
  container.bind(DownloadTexts).toConstantValue(await loadDownloadTexts(locale));
  return DownloadAppPage;
};
