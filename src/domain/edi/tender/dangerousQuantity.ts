import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { kgOf } from './kgOf.ts';
import { readEdifactWeight } from './readEdifactWeight.ts';
import { readMeasure } from './readMeasure.ts';
import type { TenderDangerous } from './Tender.ts';

/** Volumes and net weights (EDIFACT 6313). */
const attributes = { volume: ['AAW', 'AAX'], net: ['AAF', 'AAL', 'AAC'] };

const litres = { LTR: 1, DMQ: 1, MTQ: 1000 };

/** Measurements of the goods themselves, before those of their parts in containers. */
const measuresIn = (group: readonly EdiSegment[]): readonly EdiSegment[] => {
  const end = group.findIndex(({ tag }) => tag === 'SGP');
  return group.slice(0, end === -1 ? undefined : end).filter(({ tag }) => tag === 'MEA');
};

/**
 * How much dangerous goods there is, in litres or net kilograms. Where a file gives both, it is open which one ADR counts: neither is
 * taken, so nothing is exempt, and both are listed. What a text says counts only where nothing is measured.
 */
export const dangerousQuantity = (
  reader: SegmentReader,
  group: readonly EdiSegment[],
  said: TenderDangerous['quantity'],
): TenderDangerous['quantity'] => {
  const measures = measuresIn(group);
  const volumes = measures.filter((each) => attributes.volume.includes(elementOf(each, 2)));
  const weights = measures.filter((each) => attributes.net.includes(elementOf(each, 2)));
  if (volumes.length + weights.length === 0) return said;
  if (volumes.length + weights.length > 1) return undefined;
  const volume = readMeasure(reader, reader.first(volumes, 'MEA'), litres);
  if (volume !== undefined) return { value: volume, unit: 'l' };
  const weight = readEdifactWeight(reader, reader.first(weights, 'MEA'), 3, { unit: 1, value: 2 });
  return weight && { value: kgOf(weight), unit: 'kg' };
};
