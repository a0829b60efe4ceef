import * as v from 'valibot';
import type { PaperRegister } from '../../../application/papers/PaperRegister.ts';
import { documentTypes } from '../../../domain/paper/DocumentType.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { type Paper, paperStatuses } from '../../../domain/paper/Paper.ts';
import type { PaperCounts } from '../../../domain/paper/PaperCounts.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const paper = v.object({
  subject: v.picklist(['vehicle', 'driver']),
  subjectId: idAnswer,
  subjectName: v.string(),
  subjectPlate: optionalText,
  type: v.picklist(documentTypes),
  status: v.picklist(paperStatuses),
  expiresOn: optionalText,
  trip: optional(v.object({ id: idAnswer, reference: v.string(), endsAt: instantAnswer })),
});

const counts = v.object({ expired: v.number(), missing: v.number(), expiring: v.number() });

/** The papers of vehicles and drivers over HTTP. The service sorts them. */
export class AxiosPaperRegister implements PaperRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Paper>> {
    const { sort: _sort, ...query } = listQueryOf(view, paperListSpec);
    return this.#http.call('GET /v1/papers', {
      query,
      answer: pageOf(paper),
      background: true,
      signal,
    });
  }

  count(signal: AbortSignal): Promise<PaperCounts> {
    return this.#http.call('GET /v1/papers/counts', {
      answer: dataOf(counts),
      background: true,
      signal,
    });
  }
}
