import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { maxCharacters } from '../fields/maxCharacters.ts';
import { plainText } from '../fields/plainText.ts';
import { storable } from '../fields/storable.ts';
import { versionField } from '../fields/versionField.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { problem } from '../web/problems/problem.ts';

/** Lists that people arrange and save views of. */
const lists = [
  'carriers',
  'vehicles',
  'drivers',
  'invitations',
  'papers',
  'requests',
  'loads',
  'offers',
  'shipments',
  'statements',
  'notifications',
] as const;

const densities = ['compact', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** A word of the application, such as a column or a filter. Only its form is checked: which there are is not known here. */
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9.]{0,39}$/));
const columns = v.nullable(
  v.pipe(
    v.array(name),
    v.minLength(1),
    v.maxLength(60, problem('tooManyItems', { most: 60 })),
    v.check((keys) => new Set(keys).size === keys.length),
  ),
);
const filterValue = v.pipe(boundedText(60), v.minLength(1), maxCharacters(60), storable);
const filters = v.pipe(
  v.array(v.strictObject({ name, value: filterValue })),
  v.maxLength(12, problem('tooManyItems', { most: 12 })),
  v.check((each) => new Set(each.map((filter) => filter.name)).size === each.length),
);
const list = v.picklist(lists);

export const listQuery = v.strictObject({ list });

export const layoutBody = v.strictObject({ list, columns, density: v.picklist(densities) });

export type Layout = v.InferOutput<typeof layoutBody>;

const facts = {
  /** As shown on a tab. */
  name: plainText(60),
  shared: v.boolean(),
  q: v.pipe(boundedText(100), maxCharacters(100), storable),
  filters,
  sort: v.pipe(v.string(), v.regex(/^-?[A-Za-z][A-Za-z0-9.]{0,39}$/)),
  columns,
};

export const viewBody = v.strictObject({ list, ...facts });

export const viewChange = v.strictObject({ ...facts, version: versionField });

export type ViewDraft = v.InferOutput<typeof viewBody>;

export type ViewChange = v.InferOutput<typeof viewChange>;

const columnsAnswer = v.nullable(v.array(v.string()));

export const viewAnswer = v.pipe(
  v.object({
    id: idAnswer,
    version: wholeNumber,
    name: v.string(),
    shared: v.boolean(),
    /** Whether the caller saved it. */
    own: v.boolean(),
    q: v.string(),
    filters: v.array(v.object({ name: v.string(), value: v.string() })),
    sort: v.string(),
    columns: columnsAnswer,
    /** Whether the caller is told of new records that match; of loads alone. */
    alert: v.boolean(),
  }),
  v.metadata({ ref: 'ListView' }),
);

const layout = v.object({ columns: columnsAnswer, density: v.picklist(densities) });

export const layoutAnswer = v.pipe(layout, v.metadata({ ref: 'ListLayout' }));

export const settingsAnswer = v.pipe(
  v.object({ ...layout.entries, views: v.array(viewAnswer) }),
  v.metadata({ ref: 'ListSettings' }),
);
