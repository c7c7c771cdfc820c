import type { Knex } from 'knex';

/** Letters with marks that people here write, and what they are looked for as; marks of their own go (domain/bookings/staff/search-words.ts). */
const marked = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy';
const combining = '\u0300\u0301\u0302\u0303\u0308\u0327';

/**
 * What staff write about a visit, and what they look for it by. The text is kept short enough for an index row, and
 * stands in the index itself, so that a search reads no bookings but those it shows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table bookings add column staff_notes text,
      add column search_text text not null generated always as (lower(translate(
        left(customer_name, 120) || E'\\n' || left(coalesce(company_name, ''), 60) || E'\\n' || left(email, 120) || E'\\n'
          || left(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 20) || E'\\n' || left(city, 60) || E'\\n'
          || left(id::text, 8),
        '${marked}${combining}', '${plain}'))) stored;
    create index bookings_search_index on bookings (tenant_id, starts_at, id)
      include (search_text, status, ends_at) where deleted_at is null;
    create index bookings_deleted_index on bookings (tenant_id, deleted_at) where deleted_at is not null;
    grant delete on quotes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
