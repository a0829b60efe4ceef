import { Button } from '../../../components/Button.tsx';
import { useAdminTexts } from '../../../hooks/useAdminTexts.ts';
import { useCopy } from '../../../hooks/useCopy.ts';
import styles from './PassOn.module.css';

/** The code by itself, to be read out. */
export const PassOnCode = ({ code }: { readonly code: string }) => {
  const { passOn, detail } = useAdminTexts().invitations;
  const { copy, outcome } = useCopy(code);
  return (
    <div className={styles.block}>
      <p className={styles.title}>{passOn.code}</p>
      <div className={styles.ways}>
        <code className={styles.code}>{code}</code>
        <Button variant="quiet" onClick={() => void copy()}>
          {passOn.copyCode}
        </Button>
        <span role="status" className={styles.note}>
          {outcome && detail[outcome]}
        </span>
      </div>
    </div>
  );
};
