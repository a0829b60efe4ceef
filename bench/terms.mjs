/** What shippers of the bench pay for waiting, as it is kept. */
export const terms = JSON.stringify({
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHourMinor: 4_500,
  incrementMin: 15,
  capMin: 480,
  lateRule: 'forfeit',
  graceLateMin: 30,
  cancellationFeeMinor: 0,
  paymentDays: 30,
});
