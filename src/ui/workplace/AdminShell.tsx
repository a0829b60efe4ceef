import { type ReactNode, useRef, useState } from 'react';
import type { LazyPart } from '../shared/loading/lazyPart.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useFocusRecovery } from './useFocusRecovery.ts';
import { useTexts } from '../shared/useTexts.ts';
import styles from './AdminShell.module.css';
import type { PartOf } from './RoomParts.ts';
import { SideBar } from './SideBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useLiveChanges } from './useLiveChanges.ts';
import { useRoomsAhead } from './useRoomsAhead.ts';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

interface AdminShellProps {
  readonly partOf: PartOf;
  /** The panel of the bell. */
  readonly bell: LazyPart;
  readonly children: ReactNode;
}

/** The frame around the rooms: skip link, sidebar, top bar. */
export const AdminShell = ({ partOf, bell, children }: AdminShellProps) => {
  const { product } = useTexts();
  const { shell } = useAdminTexts();
  const { membership } = useWorkplace();
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpened, setOpened] = useState(false);
  const content = useRef<HTMLElement>(null);
  useFocusRecovery(content);
  useLiveChanges();
  const approach = useRoomsAhead(partOf, membership.audience);
  const openDrawer = (): void => {
    setOpened(true);
    drawer.current?.showModal();
  };
  const closeDrawer = (): void => drawer.current?.close();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {product.skipToContent}
      </a>
      <div className={styles.side}>
        <SideBar onApproach={approach} />
      </div>
      <TopBar bell={bell} onMenu={openDrawer} />
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <dialog ref={drawer} className={styles.drawer} aria-label={shell.menu}>
        <button type="button" className={styles.close} onClick={closeDrawer} aria-label={shell.closeMenu}>
          <span aria-hidden="true">×</span>
        </button>
        {isOpened && <SideBar onApproach={approach} onGo={closeDrawer} />}
      </dialog>
    </div>
  );
};
