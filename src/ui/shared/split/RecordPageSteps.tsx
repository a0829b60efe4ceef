import { useParams } from 'react-router-dom';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import styles from './RecordSteps.module.css';
import { RecordSteps } from './RecordSteps.tsx';

/** The steps above the page of a record, on the line of its link back. */
export const RecordPageSteps = ({ room }: { readonly room: RoomList }) => {
  const { id = '' } = useParams();
  return (
    <div className={styles.above}>
      <RecordSteps room={room} id={id} />
    </div>
  );
};
