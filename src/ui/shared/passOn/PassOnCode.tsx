import { CopyButton } from '../../components/CopyButton.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useCopy } from '../useCopy.ts';
import { CopyNote } from './CopyNote.tsx';
import styles from './PassOn.module.css';

/** The code alone, to be read out. */
export const PassOnCode = ({ code }: { readonly code: string }) => {
  const { passOn } = useAdminTexts().invitation;
  const { copy, outcome } = useCopy(code);
  return (
    <div className={styles.block}>
      <p className={styles.title}>{passOn.code}</p>
      <div className={styles.ways}>
        <code className={styles.code}>{code}</code>
        <CopyButton
          variant="quiet"
          label={passOn.copyCode}
          done={passOn.copied}
          isDone={outcome === 'copied'}
          onCopy={copy}
        />
        <CopyNote outcome={outcome} />
      </div>
    </div>
  );
};
