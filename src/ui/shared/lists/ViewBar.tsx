import { useState } from 'react';
import type { SavedView } from '../../../domain/list/SavedView.ts';
import { Button } from '../../components/Button.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { SaveView } from './SaveView.tsx';
import styles from './ViewBar.module.css';
import type { useSavedViews } from './useSavedViews.ts';

interface ViewBarProps {
  readonly saved: ReturnType<typeof useSavedViews>;
  /** The user's own view that is shown. */
  readonly own: SavedView | undefined;
  /** The saved view that is shown, whoever saved it. */
  readonly shown: SavedView | undefined;
  /** The colleague's view that is shown, if it may be deleted. */
  readonly foreign: SavedView | undefined;
  /** Whether a view with a name is shown, not all of the list. */
  readonly isNamed: boolean;
  readonly isModified: boolean;
  readonly mayShare: boolean;
  readonly onReset: () => void;
}

/** What can be done with the view that is shown: save it, reset it, name it. */
export const ViewBar = ({ saved, own, shown, foreign, isNamed, isModified, mayShare, onReset }: ViewBarProps) => {
  const { views: words } = useAdminTexts().list;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      {isModified && (
        <>
          {isNamed && <span className={styles.modified}>{words.modified}</span>}
          <Button
            variant="quiet"
            busy={own !== undefined && saved.pending}
            onClick={() => (own ? void saved.save(own, own) : setOpen(true))}
          >
            {own ? words.save : words.saveNew}
          </Button>
          {isNamed && (
            <Button variant="quiet" onClick={onReset}>
              {words.reset}
            </Button>
          )}
        </>
      )}
      {shown && saved.alert && (
        <ToolButton
          label={words.alert}
          sign="bell"
          aria-pressed={shown.hasAlert}
          busy={saved.pending}
          onClick={() => saved.alert?.(shown)}
        />
      )}
      {own && <ToolButton label={words.edit} sign="edit" aria-haspopup="dialog" onClick={() => setOpen(true)} />}
      {foreign && (
        <Button variant="quiet" busy={saved.pending} onClick={() => void saved.remove(foreign)}>
          {words.remove}
        </Button>
      )}
      {isOpen && (
        <SaveView
          base={own}
          mayShare={mayShare}
          pending={saved.pending}
          onSave={(named, asNew) => void saved.save(named, asNew ? undefined : own).then((isDone) => isDone && close())}
          onRemove={() => {
            close();
            if (own) void saved.remove(own);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
