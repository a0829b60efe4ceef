import styles from './DashboardPage.module.css';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { FleetCard } from './FleetCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { NeedsYouCard } from './NeedsYouCard.tsx';

/** What a fleet looks at first: what is urgent, and beside it how the fleet stands. */
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
