import type { ReportQuestion } from '../../../domain/report/Report.ts';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useReportTexts } from './useReportTexts.ts';
import { useSaveReportIleap } from './useSaveReportIleap.ts';

/** Saves the shipments of the days on the screen for systems that read iLEAP, whatever narrows the rows. */
export const IleapButton = ({ question }: { readonly question: ReportQuestion }) => {
  const { ileap } = useReportTexts();
  const saving = useSaveReportIleap(question);
  return <ToolButton label={ileap} sign="export" busy={saving.pending} onClick={saving.run} />;
};
