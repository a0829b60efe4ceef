import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/**
 * A driver's licence and cards are renewed by a document with a later end: each driver's row holds the latest document of each, kept by a
 * trigger, and the later end counts. A row whose ends change gets a new version, so that no form opened before brings an old end back.
 */
export const renewedPapers = statements(
  `alter table driver add filed_papers jsonb not null default '[]'`,
  `create function latest_driver_papers(driver uuid) returns jsonb language sql stable as $$
     select coalesce(
       jsonb_agg(jsonb_build_object('type', type, 'issuedOn', issued_on, 'expiresOn', expires_on) order by type), '[]')
     from (
       select distinct on (type) type, issued_on, expires_on from document
       where driver_id = driver and type in ('licence', 'tachograph', 'cpc', 'medical', 'adr') and expires_on is not null
       order by type, expires_on desc, created_at desc, id desc) latest $$`,
  `create function driver_paper_ends(licence date, cards jsonb, filed jsonb) returns table (type text, expires_on date)
     language sql immutable as $$
     select held.type, max(held.expires_on) from (
       select 'licence' as type, licence as expires_on
       union all
       select paper ->> 'type', (paper ->> 'expiresOn')::date from jsonb_array_elements(cards || filed) paper) held
     group by held.type $$`,
  `create function first_driver_paper_end(licence date, cards jsonb, filed jsonb) returns date
     language sql immutable set search_path from current
     as $$ select min(expires_on) from driver_paper_ends(licence, cards, filed) $$`,
  `select set_config('app.operations', 'on', true)`,
  `update driver set filed_papers = latest_driver_papers(id)
     where exists (select from document where driver_id = driver.id and expires_on is not null)`,
  `drop index driver_by_papers`,
  `alter table driver drop papers_missing, drop papers_until`,
  `alter table driver
     add papers_missing boolean not null generated always as
       (licence_expires_on is null and not filed_papers @> '[{"type": "licence"}]') stored,
     add papers_until date generated always as
       (first_driver_paper_end(licence_expires_on, cards, filed_papers)) stored`,
  `create index driver_by_papers on driver (company_id, papers_until, id)`,
  `drop function first_card_end(jsonb)`,
  `drop function keep_driver_papers(uuid[])`,
  asOperations(
    'keep_driver_papers(changed uuid[])',
    'void',
    `delete from paper where driver_id = any (changed);
     insert into paper (company_id, subject, subject_id, type, expires_on)
       select company_id, 'driver', id, held.type, held.expires_on
       from driver cross join lateral driver_paper_ends(licence_expires_on, cards, filed_papers) held
       where id = any (changed) and status <> 'left';`,
  ),
  `select keep_driver_papers(array(select id from driver where filed_papers <> '[]'))`,
  `create function ends_of(held driver, filed jsonb) returns jsonb language sql immutable as $$
     select jsonb_object_agg(type, expires_on) from driver_paper_ends(held.licence_expires_on, held.cards, filed) $$`,
  asOperations(
    'keep_filed_papers(changed uuid[])',
    'void',
    `update driver set filed_papers = latest.papers,
         version = version + case when ends_of(driver, driver.filed_papers) = ends_of(driver, latest.papers) then 0 else 1 end
       from (select id, latest_driver_papers(id) as papers from unnest(changed) id) latest
       where driver.id = latest.id and driver.filed_papers <> latest.papers;`,
  ),
  `select set_config('app.operations', '', true)`,
  `create function filed_papers_change() returns trigger language plpgsql as $$
     begin
       perform keep_filed_papers(array(select distinct driver_id from changed where driver_id is not null));
       return null;
     end $$`,
  `create trigger driver_papers_grow after insert on document referencing new table as changed
     for each statement execute function filed_papers_change()`,
  `create trigger driver_papers_shrink after delete on document referencing old table as changed
     for each statement execute function filed_papers_change()`,
);
