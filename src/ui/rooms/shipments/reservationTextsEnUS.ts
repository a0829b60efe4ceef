import type { ReservationWords } from '../../../domain/shipment/ReservationWords.ts';

/** Texts on what carriers and consignees note against goods, in American English. `printed` is on paper, too. */
export const reservationTextsEnUS = {
  title: { pickup: 'Carrier’s reservations', delivery: 'Consignee’s reservations' },
  hint: {
    pickup:
      'They go into box 18 of the consignment note. Without reservations, the goods are presumed complete and in apparent good condition when taken over.',
    delivery: 'They go into the POD pack. Apparent damage and loss must be noted when the goods are delivered.',
  },
  count: 'Number of packages',
  celsius: 'Temperature (°C)',
  printed: {
    codes: {
      packages_missing: 'Packages missing',
      packages_wet: 'Packages wet',
      packaging_torn: 'Packaging torn',
      packaging_crushed: 'Packaging crushed',
      pallets_broken: 'Pallets broken',
      count_not_checked: 'Count not checked: sealed unit',
      weight_not_checked: 'Weight not checked',
      loaded_by_sender: 'Loaded by sender',
      temperature_at_loading: 'Temperature at loading',
      seal_missing: 'Seal missing',
      seal_number_differs: 'Seal number differs',
      marks_unreadable: 'Marks illegible',
      labels_ADR_missing: 'ADR labels missing',
      load_securing_by_sender: 'Load secured by sender',
      refused_to_sign: 'Signature refused',
    },
    missing: (count: string) => (count === '1' ? '1 package missing' : `${count} packages missing`),
    celsius: (celsius: string) => `Temperature at loading ${celsius} °C`,
    accepted: (shipper: string) => `(accepted by ${shipper})`,
  } satisfies ReservationWords,
} as const;
