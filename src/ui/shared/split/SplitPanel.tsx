import { type ReactNode, type Ref, useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { roomsOfPages } from '../../../domain/find/RecentRecord.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { arrived } from '../../components/arrived.ts';
import { ArrivalContext } from '../../components/ArrivalContext.ts';
import { HeadingLevel } from '../../components/HeadingLevel.ts';
import { CloseButton } from '../../components/CloseButton.tsx';
import { PageNameContext } from '../../theme/PageNameContext.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { RecordSteps } from './RecordSteps.tsx';
import styles from './SplitView.module.css';

interface SplitPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly room: RoomList;
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Nothing here takes the focus when it appears: the list keeps it. */
const beside = arrived('opened');

/** The record beside its list. Its headings are below that of the list, and its name stands before that of the list in the title. */
export const SplitPanel = ({ ref, room, id, onClose, children }: SplitPanelProps) => {
  const { shell, split } = useAdminTexts();
  const tell = useContext(PageNameContext);
  const list = shell.room[room];
  const tellBoth = useMemo(
    () => (name: string | undefined) => tell(name === undefined ? list : `${name} · ${list}`),
    [list, tell],
  );
  return (
    <section ref={ref} className={styles.panel} aria-label={split.record}>
      <div className={styles.bar}>
        <span className={styles.full}>
          {isOneOf(roomsOfPages, room) && <Link to={recordPath(room, id)}>{split.full}</Link>}
        </span>
        <RecordSteps room={room} id={id} />
        <CloseButton label={split.close} onClick={onClose} />
      </div>
      <HeadingLevel value={2}>
        <ArrivalContext value={beside}>
          <PageNameContext value={tellBoth}>{children}</PageNameContext>
        </ArrivalContext>
      </HeadingLevel>
    </section>
  );
};
