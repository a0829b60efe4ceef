import { useLocation } from 'react-router-dom';
import { ownText } from '../../../domain/outside/ownText.ts';
import { useTexts } from '../../hooks/useTexts.ts';
import styles from './DoneNote.module.css';

/** What brought the person here: what the step before this one achieved, or the end of their session. */
export const DoneNote = () => {
  const { authentication } = useTexts();
  const done = ownText(useLocation().state, 'done');
  const text = new Map([
    ['confirm', authentication.confirm.done],
    ['newPassword', authentication.newPassword.done],
    ['session', authentication.signIn.ended],
  ]).get(done ?? '');
  return (
    <div role="status">
      {text && (
        <p className={styles.note} data-done={done}>
          {text}
        </p>
      )}
    </div>
  );
};
