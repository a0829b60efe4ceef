import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { dashboardTextsEnUS } from './dashboardTextsEnUS.ts';

/** The dashboard's texts, loaded with it. */
export type DashboardTexts = Widened<typeof dashboardTextsEnUS>;
export const DashboardTexts: ServiceIdentifier<DashboardTexts> = Symbol('DashboardTexts');

export const useDashboardTexts = (): DashboardTexts => useInjection(DashboardTexts);
