import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { DemoPaper } from './DemoPaper.ts';
import { paperPdf } from './paperPdf.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Adds a company's documents, each a small PDF. */
export async function addPapers(
  tx: Transaction<Tables>,
  companyId: string,
  papers: readonly DemoPaper[],
  random: SeededRandom,
): Promise<void> {
  const files = papers.map((paper) => ({ paper, id: random.uuid(), bytes: paperPdf(linesOf(paper)) }));
  await tx
    .insertInto('document')
    .values(
      files.map(({ paper, id, bytes }) => ({
        vehicle_id: null,
        driver_id: null,
        ...paper.owner,
        id,
        company_id: companyId,
        created_at: paper.addedAt,
        type: paper.type,
        file_name: `${paper.type}.pdf`,
        file_mime: 'application/pdf',
        file_size: bytes.length,
        file_sha256: createHash('sha256').update(bytes).digest('hex'),
        issued_on: paper.issuedOn,
        expires_on: paper.expiresOn,
      })),
    )
    .execute();
  await tx
    .insertInto('document_content')
    .values(files.map(({ id, bytes }) => ({ document_id: id, company_id: companyId, bytes })))
    .execute();
}

const linesOf = ({ type, about, issuedOn, expiresOn }: DemoPaper): readonly string[] => [
  type.toUpperCase(),
  about,
  ...(issuedOn === null ? [] : [`Issued on ${issuedOn}`]),
  ...(expiresOn === null ? [] : [`Valid until ${expiresOn}`]),
  'A made-up paper of the demo.',
];
