// Tables in memory: for tests, and for games that need not outlive the process.

/**
 * Where tables are kept. All of it may be slow, and may fail: an answer counts only once `append` has kept it.
 *
 * @typedef {object} TableStore
 * @property {(id: string, table: KeptTable) => Promise<void>} create keeps a new table; rejected when the id is taken
 * @property {(id: string) => Promise<KeptTable | undefined>} read
 * @property {(id: string, index: number, moves: readonly import('@dradis/engine').TableMove[]) => Promise<void>} append keeps
 *   moves behind the first `index`; rejected when there are more or fewer
 * @property {() => void} close
 */

/**
 * A table as it is kept: the document, and the secret by which each seat is known.
 *
 * @typedef {{ document: import('@dradis/engine').TableDocument, secrets: Readonly<Record<string, string>> }} KeptTable
 */

/** @returns {TableStore} */
export function memoryStore() {
  /** @type {Map<string, KeptTable>} */
  const tables = new Map();
  return {
    async create(id, table) {
      if (tables.has(id)) throw new Error(`there is a table ${id} already`);
      tables.set(id, structuredClone(table));
    },
    async read(id) {
      return structuredClone(tables.get(id));
    },
    async append(id, index, moves) {
      const table = tables.get(id);
      if (table?.document.moves.length !== index) throw new Error(`table ${id} does not have ${index} moves`);
      tables.set(id, { ...table, document: { ...table.document, moves: [...table.document.moves, ...moves] } });
    },
    close() {
      tables.clear();
    },
  };
}
