import type { Load } from '../../../domain/load/Load.ts';
import { BodyText } from '../../shared/freight/BodyText.tsx';
import { useNeeds } from './useNeeds.ts';

/** What a load asks of a truck: "Reefer · 2°C to 6°C". */
export const AskedText = ({ load }: { readonly load: Load }) => {
  const { bodyTypes } = load.required;
  const others = useNeeds()(load).join(' · ');
  return (
    <>
      {(others === '' || bodyTypes.length > 0) && <BodyText bodyTypes={bodyTypes} />}
      {others !== '' && bodyTypes.length > 0 && ' · '}
      {others}
    </>
  );
};
