import { AnswersCard } from './AnswersCard.tsx';
import styles from './DashboardRoom.module.css';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { FleetCard } from './FleetCard.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { NeedsYouCard } from './NeedsYouCard.tsx';

/** A fleet's dashboard: offers to answer, urgent papers, the fleet's status, invitations. */
export const FleetDay = () => (
  <div className={styles.cards}>
    <FirstStepsCard />
    <AnswersCard />
    <div className={styles.pair}>
      <NeedsYouCard />
      <FleetCard />
    </div>
    <InvitationsCard />
  </div>
);
