import type { FoundTender } from '../../../../application/edi/lookUpTenders.ts';
import { PlaceField } from '../../../shared/places/PlaceField.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './EdiImportPage.module.css';
import type { EdiImport } from './useEdiImport.ts';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

interface TenderPlacesProps {
  readonly run: EdiImport;
  readonly found: FoundTender;
}

/** The stops of a load whose town is not known, or could be another: somebody chooses it. */
export const TenderPlaces = ({ run, found }: TenderPlacesProps) => {
  const words = useEdiImportTexts();
  const { freight } = useAdminTexts();
  const number = new Intl.NumberFormat(useLocale());
  const step = run.plans.get(found.key)?.plan.step;
  if (step === 'none' || step === 'cancel') return null;
  const unsure = (found.value?.stops ?? []).flatMap((stop, at) => (found.places[at]?.isSure ? [] : [{ ...stop, at }]));
  if (unsure.length === 0) return null;
  return (
    <div className={styles.places}>
      {unsure.map(({ type, party, at }) => {
        const place = run.placeOf(found, at);
        const read = [party.name, party.postcode, party.city, party.region, party.country].filter(Boolean).join(', ');
        return (
          <PlaceField
            key={at}
            name={`place.${found.key}.${at}`}
            label={words.checkPlace(`${number.format(at + 1)}. ${freight.type[type]}`)}
            hint={place ? words.placeRead(read) : words.placeUnknown(read)}
            city={place?.city}
            country={place?.country}
            region={place?.region}
            onChoose={(chosen) => void run.choosePlace(found, at, chosen)}
            onClear={() => {}}
          />
        );
      })}
    </div>
  );
};
