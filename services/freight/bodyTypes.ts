/** What a vehicle or trailer holds goods in. */
export const bodyTypes = [
  'curtainsider',
  'box',
  'reefer',
  'flatbed',
  'step_deck',
  'low_loader',
  'tanker',
  'tipper',
  'container_chassis',
  'swap_body',
  'car_transporter',
  'livestock',
  'bulk_silo',
  'logging',
  'other',
] as const;
