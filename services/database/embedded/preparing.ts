import type { PostgresPool } from 'kysely';
import type pg from 'pg';

const most = 500;

/**
 * Prepares each statement with parameters once per connection: in the embedded database planning takes longer, often five
 * times longer, than running. Statements beyond the first few hundred go unprepared.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < most) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[]) => {
          const name = values.length > 0 ? nameOf(text) : undefined;
          return client.query({ ...(name !== undefined && { name }), text, values: [...values] });
        },
        release: () => client.release(),
      };
    },
  };
}
