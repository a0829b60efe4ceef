import { NearFilter } from './NearFilter.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

interface NearFiltersProps {
  /** The filters of the list. */
  readonly filters: Readonly<Record<string, string>>;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Filters by the places of the first pickup and of the last delivery. */
export const NearFilters = ({
  filters: { near = '', radiusKm = '', toNear = '', toRadiusKm = '' },
  onChange,
}: NearFiltersProps) => {
  const { list } = useLoadTexts();
  return (
    <>
      <NearFilter
        words={list.near}
        name="near"
        near={near}
        radius={radiusKm}
        onChange={(place, km) => onChange({ near: place, radiusKm: km })}
      />
      <NearFilter
        words={list.toNear}
        name="to-near"
        near={toNear}
        radius={toRadiusKm}
        onChange={(place, km) => onChange({ toNear: place, toRadiusKm: km })}
      />
    </>
  );
};
