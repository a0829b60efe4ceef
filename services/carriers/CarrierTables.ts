import type { Generated, Selectable } from 'kysely';

/** The tables of the carriers a shipper works with. `company_id` is the shipper everywhere. */
export interface CarrierTables {
  carrier_relation: CarrierRelationTable;
  carrier_list: CarrierListTable;
  carrier_list_member: CarrierListMemberTable;
}

/** What a shipper says about a fleet; without a row, nothing. */
interface CarrierRelationTable {
  company_id: string;
  carrier_id: string;
  favourite: Generated<boolean>;
  blocked_at: Date | null;
  note: string | null;
  updated_at: Date;
}

interface CarrierListTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** The name in lower case. */
  name_key: string;
}

export type CarrierListRow = Selectable<CarrierListTable>;

interface CarrierListMemberTable {
  list_id: string;
  company_id: string;
  carrier_id: string;
}
