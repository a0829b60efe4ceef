import { bracketedTunnelCode } from '../../dangerous/bracketedTunnelCode.ts';
import { tunnelCode } from '../../dangerous/tunnelCode.ts';
import type { TenderDangerous } from './Tender.ts';

/** What stands in texts, as D.01B has no element for it. */
export type DangerousRemark = Pick<
  TenderDangerous,
  'tunnelCode' | 'transportCategory' | 'quantity' | 'limitedQuantity'
>;

/** What D.01B has no element for, as texts: the tunnel code as ADR 5.4.1.1.1 (k) writes it, the rest in words. */
export const dangerousRemarks = (dangerous: DangerousRemark): readonly string[] => {
  const { tunnelCode: code = '', transportCategory, quantity, limitedQuantity } = dangerous;
  return [
    ...(code.trim() === '' ? [] : [bracketedTunnelCode(code)]),
    ...(transportCategory === undefined ? [] : [`Transport category ${transportCategory}`]),
    ...(quantity && quantity.unit === undefined ? [`Quantity ${quantity.value} l or kg net`] : []),
    ...(limitedQuantity === true ? ['Limited quantity'] : []),
  ];
};

/** What a text says that was written so; undefined for any other. Limited quantities also as sea papers name them. */
export const readDangerousRemark = (text: string): DangerousRemark | undefined => {
  const [, code] = /^\(([^()\s]{1,10})\)$/.exec(text) ?? [];
  if (code !== undefined && tunnelCode.test(code)) return { tunnelCode: code };
  const [, category] = /^transport category ([0-4])$/i.exec(text) ?? [];
  if (category !== undefined) return { transportCategory: Number(category) };
  const [, quantity] = /^quantity (\d{1,9}(?:\.\d{1,9})?) l or kg net$/i.exec(text) ?? [];
  if (quantity !== undefined) return { quantity: { value: Number(quantity), unit: undefined } };
  return /^(?:limited quantity|ltd qty)$/i.test(text) ? { limitedQuantity: true } : undefined;
};
