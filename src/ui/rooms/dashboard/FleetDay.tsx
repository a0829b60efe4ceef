import styles from './DashboardPage.module.css';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { FleetCard } from './FleetCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { NeedsYouCard } from './NeedsYouCard.tsx';

/** A fleet's dashboard: urgent papers, the fleet's status, invitations. */
export const FleetDay = () => (
  <div className={styles.cards}>
    <FirstStepsCard />
    <div className={styles.pair}>
      <NeedsYouCard />
      <FleetCard />
    </div>
    <InvitationsCard />
  </div>
);
