import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import styles from './Carrier.module.css';
import { StandingBadge } from './StandingBadge.tsx';
import { useCarrierMoves } from './useCarrierMoves.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface StandingCardProps {
  readonly carrier: Carrier;
  readonly mayWrite: boolean;
}

/** What the shipper thinks of a carrier, and what that means. */
export const StandingCard = ({ carrier, mayWrite }: StandingCardProps) => {
  const { page, act } = useCarrierTexts();
  const moves = useCarrierMoves(carrier);
  const about = carrier.favourite ? page.favoured : page.welcome;
  return (
    <Card title={page.stands} aside={<StandingBadge carrier={carrier} />}>
      <div className={styles.body}>
        <p>{carrier.blocked ? page.isBlocked : about}</p>
        {mayWrite && (
          <div className={styles.ways}>
            {!carrier.blocked && (
              <Button variant="secondary" wide busy={moves.pending} onClick={moves.favour}>
                {carrier.favourite ? act.unfavour : act.favour}
              </Button>
            )}
            {carrier.blocked ? (
              <Button variant="secondary" wide busy={moves.pending} onClick={moves.unblock}>
                {act.unblock}
              </Button>
            ) : (
              <Button variant="danger" wide onClick={() => moves.onAskBlock(true)}>
                {act.block}
              </Button>
            )}
          </div>
        )}
      </div>
      {moves.asksBlock && (
        <BlockDialog
          carrier={carrier}
          busy={moves.pending}
          onClose={() => moves.onAskBlock(false)}
          onBlock={moves.block}
        />
      )}
    </Card>
  );
};
