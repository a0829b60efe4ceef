import { useState } from 'react';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { ColumnDialog } from './ColumnDialog.tsx';
import type { ColumnChooserProps } from './ColumnChooserProps.ts';
import { ToolButton } from './ToolButton.tsx';

/** Chooses which columns of a table are shown, and in which order. */
export const ColumnChooser = (props: ColumnChooserProps) => {
  const { chooser: words } = useAdminTexts().list;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={words.open} sign="columns" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <ColumnDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
