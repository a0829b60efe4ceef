import * as v from 'valibot';
import type { Clock } from '../clock/Clock.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { requestContent } from '../freight/request/requestContent.ts';
import { requestRules } from '../freight/request/requestRules.ts';
import { withRules } from '../freight/request/withRules.ts';

/** A new request: a draft, unless it is published at once. Then every broken rule is named, by the clock of that moment. */
export const requestDraft = (clock: Clock) =>
  withRules(
    v.strictObject({ ...requestContent.entries, publish: v.nullish(v.boolean(), false) }),
    ({ publish, ...content }) => (publish ? requestRules(content, clock.now()) : []),
  );

/** A change, after which one that is not open may be published at once. */
export const requestChange = v.strictObject({
  ...requestContent.entries,
  version: versionField,
  publish: v.nullish(v.boolean(), false),
});

export type RequestChange = v.InferOutput<typeof requestChange>;

export const requestMove = v.strictObject({ version: versionField });

export const requestCancel = v.strictObject({ version: versionField, reason: v.nullish(plainText(200), null) });
