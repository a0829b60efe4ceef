/** A row of an import of requests that can be saved as a draft. */
export const importRow = {
  pickup_name: 'Yard',
  pickup_address: 'Street 1',
  pickup_city: 'Essen',
  pickup_country: 'DE',
  pickup_lat: '51.5',
  pickup_lng: '7',
  delivery_name: 'Depot',
  delivery_address: 'Street 2',
  delivery_city: 'Leipzig',
  delivery_country: 'DE',
  delivery_lat: '51.3',
  delivery_lng: '12.4',
  goods: 'Parts',
  package: 'PX',
  count: '8',
  weight_kg: '4000',
};
