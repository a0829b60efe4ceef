import { useAdminTexts } from '../useAdminTexts.ts';
import type { useCopy } from '../useCopy.ts';
import styles from './PassOn.module.css';

/** What became of a copy, said; seen only where the button that was pressed does not show it. */
export const CopyNote = ({ outcome }: Pick<ReturnType<typeof useCopy>, 'outcome'>) => {
  const { detail } = useAdminTexts().invitations;
  return (
    <span role="status" className={outcome === 'refused' ? styles.note : 'visually-hidden'}>
      {outcome && detail[outcome]}
    </span>
  );
};
