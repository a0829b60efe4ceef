import * as v from 'valibot';
import { requestContent } from '../../../services/freight/request/requestContent.ts';
import { loadContent } from '../../../services/requests/loadContent.ts';
import { rightRequest, withValues } from '../contract/requests.ts';

/** The right request as fleets see it, with the value at each path another one. */
export const seenLoad = (values: Readonly<Record<string, unknown>> = {}) =>
  loadContent(v.parse(requestContent, withValues(rightRequest, values)));
