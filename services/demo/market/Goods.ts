import type { bodyTypes } from '../../freight/bodyTypes.ts';
import type { DangerousGoods } from '../../freight/request/cargoField.ts';
import type { equipments } from '../../freight/request/requestContent.ts';

type Range = readonly [least: number, most: number];

/** Goods that a shipper sends often. `kg`, `ldm` and `m3` are of one package. */
export interface Goods {
  readonly description: string;
  readonly packageCode: string;
  readonly count: Range;
  readonly kg: number;
  readonly m3?: number;
  readonly ldm?: number;
  readonly stackable?: boolean;
  readonly hsCode?: string;
  readonly temperatureC?: { readonly min: number; readonly max: number };
  /** `per` is the quantity of one package in litres or kg. */
  readonly dangerous?: Pick<
    DangerousGoods,
    'un' | 'name' | 'class' | 'packingGroup' | 'tunnelCode' | 'transportCategory'
  > & {
    readonly per: number;
  };
  readonly bodies: readonly (typeof bodyTypes)[number][];
  readonly equipment?: readonly (typeof equipments)[number][];
  /** Of the price of a full truck. */
  readonly share?: number;
}
