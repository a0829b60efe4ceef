import type { CompanyList } from '../shared/CompanyList.ts';
import { listsWith } from '../shared/listsWith.ts';

const lists: Readonly<Record<string, readonly CompanyList[]>> = listsWith;

/** What is kept of a company and shows records of a type; nothing for a type this version does not know. */
export const partsWith = (type: string): readonly string[] => (Object.hasOwn(lists, type) ? lists[type] : []) ?? [];
