import { roomPath } from '../../../../domain/access/roomPath.ts';
import type { RequestTemplate } from '../../../../domain/request/RequestTemplate.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { Heading } from '../../../components/Heading.tsx';
import { RouteLine } from '../../../shared/freight/RouteLine.tsx';
import { useCargoText } from '../../../shared/freight/useCargoText.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from '../CardRows.module.css';

interface TemplateRowProps {
  readonly template: RequestTemplate;
  /** Undefined for viewers, who cannot use it either. */
  readonly onRemove: (() => void) | undefined;
}

/** A template with where and what, and the way to a new request. */
export const TemplateRow = ({ template, onRemove }: TemplateRowProps) => {
  const { id, name, stops = [], cargo = [] } = template;
  const { templates: words } = useRequestTexts();
  const total = useCargoText().total(cargo);
  const goods = cargo.map(({ description }) => description).filter(Boolean);
  const about = [goods.join(', '), total].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Heading below={1}>{name}</Heading>
        <p>
          <RouteLine stops={stops.map(({ place }) => place ?? {})} />
        </p>
        {about !== '' && <p className={styles.muted}>{about}</p>}
      </div>
      {onRemove && (
        <div className={styles.ways}>
          <ButtonRoute to={`${roomPath('requests')}/new?template=${id}`} aria-label={words.startOf(name)}>
            {words.start}
          </ButtonRoute>
          <Button variant="danger" aria-label={words.removeOf(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
};
