import { FleetTasksCard } from './FleetTasksCard.tsx';
import styles from './DashboardRoom.module.css';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { FleetCard } from './FleetCard.tsx';
import { FleetKpis } from './FleetKpis.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { NeedsYouCard } from './NeedsYouCard.tsx';

/** A fleet's dashboard: what to do next, urgent papers, the fleet's status, invitations. */
export const FleetDay = () => (
  <div className={styles.cards}>
    <FirstStepsCard />
    <FleetTasksCard />
    <div className={styles.pair}>
      <NeedsYouCard />
      <FleetCard />
    </div>
    <InvitationsCard />
    <FleetKpis />
  </div>
);
