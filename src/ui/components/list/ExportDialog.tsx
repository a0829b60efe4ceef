import type { ExportFormat } from '../../../application/shared/exportList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DialogActions } from '../DialogActions.tsx';

interface ExportDialogProps {
  /** How many rows are exported. */
  readonly count: number;
  readonly onExport: (format: ExportFormat) => void;
  /** Prints the page behind the dialog; not offered for a selection. */
  readonly onPrint?: () => void;
  readonly onClose: () => void;
}

/** Asks which file to make of a list. Closes with the choice. */
export const ExportDialog = ({ count, onExport, onPrint, onClose }: ExportDialogProps) => {
  const { export: words } = useAdminTexts().list;
  const written = new Intl.NumberFormat(useLocale()).format(count);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={words.title(words.rows(count, written))} onClose={onClose}>
      {onPrint && <p>{words.text}</p>}
      <DialogActions>
        {onPrint && (
          <Button variant="quiet" onClick={choose(onPrint)}>
            {words.print}
          </Button>
        )}
        <Button variant="secondary" onClick={choose(() => onExport('csv'))}>
          {words.csv}
        </Button>
        <Button onClick={choose(() => onExport('xlsx'))}>{words.xlsx}</Button>
      </DialogActions>
    </Dialog>
  );
};
