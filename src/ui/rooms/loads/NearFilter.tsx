import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { nearRead, nearWritten } from '../../../domain/load/nearPlace.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { PlaceField } from '../../shared/places/PlaceField.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';

/** Kilometres, if none are chosen; the service takes the same. */
const usualRadius = '100';

interface NearFilterProps {
  readonly words: { readonly label: string; readonly radius: string };
  readonly name: string;
  /** As the address holds them; '' for none. */
  readonly near: string;
  readonly radius: string;
  readonly onChange: (near: string, radius: string) => void;
}

/** Filters by a place and how far around it, as the crow flies. */
export const NearFilter = ({ words, name, near, radius, onChange }: NearFilterProps) => {
  const measure = useMeasure();
  const place = nearRead(near);
  const options = loadListSpec.filters.radiusKm.map((km) => ({
    value: km,
    label: measure(Number(km), 'km'),
  }));
  return (
    <>
      <PlaceField
        name={name}
        label={words.label}
        city={place && (place.city ?? place.position)}
        country={place?.country}
        onChoose={(chosen) => onChange(nearWritten(chosen), radius)}
        onClear={() => onChange('', '')}
      />
      {place && (
        <SelectField
          name={`${name}-radius`}
          label={words.radius}
          value={radius || usualRadius}
          options={options}
          onChange={(km) => onChange(near, km)}
        />
      )}
    </>
  );
};
