import type { Offer } from './Offer.ts';

/** Whether the request asks for another currency by now, so that its fleet must say another price: nobody can accept this one. */
export const isInOtherCurrency = ({ amount, load }: Pick<Offer, 'amount' | 'load'>): boolean =>
  load?.currency !== undefined && load.currency !== amount.currency;
