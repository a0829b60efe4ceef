import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { Card } from '../../components/Card.tsx';
import { CheckField } from '../../components/CheckField.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import styles from './Carrier.module.css';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';
import { usePutOnList } from './usePutOnList.ts';

interface MembershipCardProps {
  readonly carrier: Carrier;
  readonly mayWrite: boolean;
}

/** The lists that a carrier is on, to put it on others or take it off. */
export const MembershipCard = ({ carrier, mayWrite }: MembershipCardProps) => {
  const { page } = useCarrierTexts();
  const { data, isError, error, refetch } = useCarrierLists();
  const put = usePutOnList(carrier);
  return (
    <Card title={page.lists} aside={mayWrite && <Link to={`${roomPath('carriers')}/lists`}>{page.toLists}</Link>}>
      <div className={styles.body}>
        {isError && <ReadFailure failure={error} onRetry={() => void refetch()} />}
        {!mayWrite && <p>{carrier.lists.map(({ name }) => name).join(', ') || page.none}</p>}
        {mayWrite && data?.length === 0 && <p>{page.noLists}</p>}
        {mayWrite && data && data.length > 0 && (
          <div className={styles.choices}>
            {data.map((list) => (
              <CheckField
                key={list.id}
                name={list.id}
                label={list.name}
                checked={list.carriers.some(({ id }) => id === carrier.id)}
                onChange={(isOn) => put(list, isOn)}
              />
            ))}
          </div>
        )}
      </div>
    </Card>
  );
};
