import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { Widened } from '../../shared/texts/Widened.ts';
import type { reportTextsEnUS } from './reportTextsEnUS.ts';

/** The text catalogue of the reports room; loaded with it. */
export type ReportTexts = Widened<typeof reportTextsEnUS>;
export const ReportTexts: ServiceIdentifier<ReportTexts> = Symbol('ReportTexts');

export const useReportTexts = (): ReportTexts => useInjection(ReportTexts);
