import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on the server at `url`; an embedded one, which needs no address, without. */
export async function newDatabase(url) {
  if (url === '') return { url: '', drop: () => Promise.resolve() };
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const administer = async (statement) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const address = Object.assign(new URL(url), { pathname: name });
  return { url: address.href, drop: () => administer(`drop database ${name} with (force)`) };
}
