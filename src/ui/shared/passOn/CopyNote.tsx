import { useAdminTexts } from '../useAdminTexts.ts';
import type { useCopy } from '../useCopy.ts';
import styles from './PassOn.module.css';

/** Announces the result of a copy; visible only if the button does not show it. */
export const CopyNote = ({ outcome }: Pick<ReturnType<typeof useCopy>, 'outcome'>) => {
  const { passOn } = useAdminTexts().invitation;
  return (
    <span role="status" className={outcome === 'refused' ? styles.note : 'visually-hidden'}>
      {outcome && passOn[outcome]}
    </span>
  );
};
