import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { JoinedConnection } from './JoinedConnection.ts';
import { joinedConnection } from './UnitOfWork.ts';

/** A driver whose connections and transactions join the unit of work they are used in (`UnitOfWork`). */
export class JoiningDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return joinedConnection(this.#driver) ?? this.#driver.acquireConnection();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.beginInner();
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.commitInner();
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof JoinedConnection) return connection.rollbackInner();
    return this.#driver.rollbackTransaction(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof JoinedConnection)) await this.#driver.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}
