interface SelectionOptions<Row> {
  readonly idOf: (row: Row) => string;
  /** What people call the row. */
  readonly nameOf: (row: Row) => string;
}

/**
 * The rows of a list that are selected, also on pages that are not shown. Kept outside of the components, so that only the boxes that
 * change are rendered again.
 */
export class RowSelection<Row> {
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly #listeners = new Set<() => void>();
  #chosen: ReadonlyMap<string, Row> = new Map();
  #rows: readonly Row[] = [];
  #page: readonly Row[] = [];
  /** Where a range begins. */
  #last: string | undefined;
  #clearings = 0;

  constructor({ idOf, nameOf }: SelectionOptions<Row>) {
    this.idOf = idOf;
    this.nameOf = nameOf;
  }

  rows(): readonly Row[] {
    return this.#rows;
  }

  has(row: Row): boolean {
    return this.#chosen.has(this.idOf(row));
  }

  /** How much of the shown page is selected. */
  ofPage(): 'none' | 'some' | 'all' {
    const count = this.#page.filter((row) => this.has(row)).length;
    if (count === 0) return 'none';
    return count === this.#page.length ? 'all' : 'some';
  }

  /** The rows shown now; what is selected of them is as they are now. */
  show(page: readonly Row[]): void {
    this.#page = page;
    const fresh = page.filter((row) => this.has(row)).map((row) => [this.idOf(row), row] as const);
    this.#keep(fresh.length === 0 ? this.#chosen : new Map([...this.#chosen, ...fresh]));
  }

  /** Selects a row or takes it back; with `asRange`, all rows from the one pressed before. */
  press(row: Row, isChosen: boolean, asRange: boolean): void {
    const ids = this.#page.map((each) => this.idOf(each));
    const [from, to] = [this.#last === undefined ? -1 : ids.indexOf(this.#last), ids.indexOf(this.idOf(row))];
    this.#last = this.idOf(row);
    const range = asRange && from >= 0 ? this.#page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    this.#set(range, isChosen);
  }

  pressPage(isChosen: boolean): void {
    this.#set(this.#page, isChosen);
  }

  /** Selects rows once they are read, unless the selection was cleared meanwhile: they may be those of another filter. */
  async addRead(reading: Promise<readonly Row[]>): Promise<void> {
    const clearings = this.#clearings;
    const rows = await reading;
    if (clearings === this.#clearings) this.#set(rows, true);
  }

  drop(ids: ReadonlySet<string>): void {
    this.#keep(new Map([...this.#chosen].filter(([id]) => !ids.has(id))));
  }

  clear(): void {
    this.#clearings += 1;
    this.#last = undefined;
    this.#keep(new Map());
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #set(rows: readonly Row[], isChosen: boolean): void {
    const chosen = new Map(this.#chosen);
    for (const row of rows) {
      if (isChosen) chosen.set(this.idOf(row), row);
      else chosen.delete(this.idOf(row));
    }
    this.#keep(chosen);
  }

  #keep(chosen: ReadonlyMap<string, Row>): void {
    if (chosen !== this.#chosen) this.#rows = [...chosen.values()];
    this.#chosen = chosen;
    for (const listener of this.#listeners) listener();
  }
}
