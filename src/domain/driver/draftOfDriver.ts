import { cardTypes } from './DriverCard.ts';
import type { Driver } from './Driver.ts';
import type { DriverDraft } from './DriverDraft.ts';
import { emptyDriverDraft } from './emptyDriverDraft.ts';

/** What the form holds at first when a driver is edited. */
export const draftOfDriver = (driver: Driver): DriverDraft => {
  const { licence } = driver;
  const cards = cardTypes.flatMap((type) => {
    const card = driver.cards.find((held) => held.type === type);
    return [
      [`cards.${type}.number`, card?.number ?? ''],
      [`cards.${type}.expiresOn`, card?.expiresOn ?? ''],
    ];
  });
  return {
    ...emptyDriverDraft(driver.language),
    name: driver.name,
    phone: driver.phone ?? '',
    email: driver.email ?? '',
    employment: driver.employment,
    currentVehicleId: driver.currentVehicle?.id ?? '',
    'licence.number': licence?.number ?? '',
    'licence.country': licence?.country ?? '',
    'licence.categories': licence?.categories.join(' ') ?? '',
    'licence.issuedOn': licence?.issuedOn ?? '',
    'licence.expiresOn': licence?.expiresOn ?? '',
    ...Object.fromEntries(cards),
  };
};
