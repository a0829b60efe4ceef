import { useState } from 'react';
import type { ExportFormat } from '../../../application/shared/exportList.ts';
import { ExportDialog } from '../../components/list/ExportDialog.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';

interface ListExportToolProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onExport: (format: ExportFormat) => void;
}

/** The tool of a list that saves it as a file or prints it. */
export const ListExportTool = ({ count, busy, onExport }: ListExportToolProps) => {
  const { open } = useAdminTexts().list.export;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton label={open} sign="export" aria-haspopup="dialog" busy={busy} onClick={() => setAsking(true)} />
      {isAsking && (
        <ExportDialog
          count={count}
          onExport={onExport}
          // The dialog must be gone from the page that is printed.
          onPrint={() => requestAnimationFrame(() => window.print())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
