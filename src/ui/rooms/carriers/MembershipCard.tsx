import { Link } from 'react-router-dom';
import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { Card } from '../../components/Card.tsx';
import { CheckField } from '../../components/CheckField.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import styles from './Carrier.module.css';
import { useCarrierLists } from './useCarrierLists.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

interface MembershipCardProps {
  readonly carrier: Carrier;
  readonly mayWrite: boolean;
}

/** The lists that a carrier is on, to put it on others or take it off. */
export const MembershipCard = ({ carrier, mayWrite }: MembershipCardProps) => {
  const { page, lists: words } = useCarrierTexts();
  const { data, isError, error, refetch } = useCarrierLists();
  const { save } = useInjection(CarrierListWrites);
  const tell = useTell();
  const task = useWriteTask<{ readonly list: CarrierList; readonly isOn: boolean }>(async ({ list, isOn }) => {
    const others = list.carriers.map(({ id }) => id).filter((id) => id !== carrier.id);
    await save({ name: list.name, carriers: isOn ? [...others, carrier.id] : others }, list);
    tell(words.saved(list.name));
  });
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
                onChange={(isOn) => void task.run({ list, isOn })}
              />
            ))}
          </div>
        )}
      </div>
    </Card>
  );
};
