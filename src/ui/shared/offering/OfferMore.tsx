import { offerFields } from '../../../domain/offer/offerFields.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { DateTimeField } from '../../components/dates/DateTimeField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { zoneName } from '../../components/zoneName.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { CombinationFields } from './CombinationFields.tsx';
import styles from './OfferPanel.module.css';
import type { useCombination } from './useCombination.ts';
import type { useOfferForm } from './useOfferForm.ts';
import { useOfferingTexts } from './useOfferingTexts.ts';

interface OfferMoreProps {
  readonly offering: Pick<ReturnType<typeof useOfferForm>, 'field' | 'draft' | 'replace'>;
  readonly combination: ReturnType<typeof useCombination>;
  /** IANA time zone of the pickup. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isOpen: boolean;
}

/** What an offer may say beside its price: the truck, the earliest pickup, a message, and whether it stays in reserve. */
export const OfferMore = ({ offering: { field, draft, replace }, combination, zone, now, isOpen }: OfferMoreProps) => {
  const texts = useOfferingTexts();
  const { optional } = useAdminTexts();
  const locale = useLocale();
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary>{texts.more}</summary>
      <div className={styles.fields}>
        {combination.failure ? (
          <p className={styles.note}>{texts.fleetUnread}</p>
        ) : (
          <CombinationFields
            field={field}
            combination={combination}
            none={texts.noVehicle}
            aside={optional}
            onFill={replace}
          />
        )}
        <DateTimeField
          {...field('pickupAt')}
          mode="single"
          label={`${texts.field.pickupAt} ${optional}`}
          hint={texts.localTime(zoneName(zone, locale, now))}
          zone={zone}
        />
        <TextArea {...field('message')} label={texts.field.message} aside={optional} most={offerFields.message.most} />
        <CheckField
          name="standBy"
          label={texts.field.standBy}
          checked={draft.standBy === 'yes'}
          onChange={(isSet) => field('standBy').onChange(isSet ? 'yes' : '')}
        />
      </div>
    </details>
  );
};
