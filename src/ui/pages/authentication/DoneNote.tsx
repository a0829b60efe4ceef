import { useLocation } from 'react-router-dom';
import { useTexts } from '../../hooks/useTexts.ts';
import styles from './DoneNote.module.css';

/** What the step before this one achieved. */
export const DoneNote = () => {
  const { authentication } = useTexts();
  const state: unknown = useLocation().state;
  const done = typeof state === 'object' && state !== null && 'done' in state ? state.done : undefined;
  const text = { confirm: authentication.confirm.done, newPassword: authentication.newPassword.done };
  return (
    <div role="status">
      {(done === 'confirm' || done === 'newPassword') && <p className={styles.note}>{text[done]}</p>}
    </div>
  );
};
