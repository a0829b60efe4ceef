import { SelectField } from '../components/SelectField.tsx';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { useCountryName } from '../shared/useCountryName.ts';
import { useCountryOptions } from '../shared/useCountryOptions.ts';
import { useSession } from '../shared/useSession.ts';
import { useChooseRegion } from './useChooseRegion.ts';
import { useWorkplace } from '../shared/workplace/useWorkplace.ts';

/** By which country's customs the signed-in user reads dates and numbers: as in the company, or one of their own. */
export const RegionSelect = () => {
  const { account } = useAdminTexts();
  const { user } = useSession();
  const { region } = useWorkplace().membership;
  const countryName = useCountryName();
  const countries = useCountryOptions();
  const choice = useChooseRegion();
  return (
    <SelectField
      label={account.region}
      name="region"
      value={user?.region ?? ''}
      onChange={(chosen) => void choice.run(chosen || undefined)}
      placeholder={account.asCompany(region && countryName(region))}
      options={countries}
    />
  );
};
