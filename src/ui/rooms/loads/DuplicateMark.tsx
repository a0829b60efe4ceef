import { LineIcon } from '../../components/LineIcon.tsx';
import styles from './DuplicateMark.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

/** Marks a load that looks like another open one of its shipper: with a sign alone where a row of a list is one narrow line. */
export const DuplicateMark = () => {
  const { duplicate } = useLoadTexts();
  return (
    <span className={styles.mark} title={duplicate.why}>
      <LineIcon path="M9 9h11v11H9zM5 15H4V4h11v1" size={16} />
      <span className={styles.word}>{duplicate.mark}</span>
    </span>
  );
};
