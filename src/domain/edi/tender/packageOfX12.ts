import { palletCodes } from '../../request/cargoCodes.ts';
import { inTable } from '../inTable.ts';

/** Units of X12 (element 355) as packages of UN/ECE Recommendation 21, where `PL` would be a pail. */
const packages: Readonly<Record<string, string>> = {
  PL: 'PX',
  PLT: 'PX',
  PLTS: 'PX',
  SKD: 'PX',
  CT: 'CT',
  CTN: 'CT',
  CTNS: 'CT',
  BX: 'BX',
  BOX: 'BX',
  CS: 'CS',
  CRT: 'CR',
  DR: 'DR',
  DRM: 'DR',
  BG: 'BG',
  BAG: 'BG',
  RL: 'RO',
  ROL: 'RO',
  BL: 'BL',
  BDL: 'BE',
  PC: 'PP',
  PCS: 'PP',
};

/** The package of Recommendation 21 that a unit of X12 means; undefined for an unknown one. */
export const packageOfX12 = (unit: string): string | undefined => inTable(packages, unit);

/** The unit of X12 for a package. */
export const x12OfPackage = (packageCode: string): string =>
  palletCodes.includes(packageCode)
    ? 'PL'
    : (Object.keys(packages).find((unit) => packages[unit] === packageCode) ?? 'PC');

/** The form of packaging (element 211) for a package: always three letters. */
export const x12FormOfPackage = (packageCode: string): string =>
  palletCodes.includes(packageCode)
    ? 'PLT'
    : (Object.keys(packages).find((unit) => unit.length === 3 && packages[unit] === packageCode) ?? 'PCS');
