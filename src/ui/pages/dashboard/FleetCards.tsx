import styles from './DashboardPage.module.css';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { FleetCard } from './FleetCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { PapersCard } from './PapersCard.tsx';

/** What a fleet looks at first. */
export const FleetCards = () => (
  <div className={styles.column}>
    <FirstStepsCard />
    <FleetCard />
    <PapersCard />
    <InvitationsCard />
  </div>
);
